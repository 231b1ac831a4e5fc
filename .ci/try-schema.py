"""Called by .ci/try-schema: the schema is one, specs fit it, and wrong ones do not."""

import json
import os
import re
import subprocess
import sys

import jsonschema
import yaml


class Reader(yaml.SafeLoader):
    """YAML 1.2, as editors read it: no dates, and only `true` and `false` are booleans."""


Reader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
    ("float", r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$", list("-+.0123456789")),
]:
    Reader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)

WRONG = {
    "a key of the spec": "emits: callbacks\nmodels: {A: }",
    "a key of a model": "models:\n  A:\n    states: {}",
    "a key of an entry": "models:\n  A:\n    state:\n      a: {type: Int, equals: never}",
    "a key of an action": "models:\n  A:\n    actions:\n      a: {body: b(), effekt: c()}",
    "a key of an effect": "models:\n  A:\n    actions:\n      a: {effect: {run: b(), policies: keep}}",
    "a key of a view": "models:\n  A:\n    view: {show: [a]}",
    "a key of a method": "models:\n  A:\n    view: {commands: [{signatur: a()}]}",
    "an outlet": "emit: combin\nmodels: {A: }",
    "an outlet in a list": "emit: [combine, combin]\nmodels: {A: }",
    "an outlet twice": "emit: [combine, combine]\nmodels: {A: }",
    "a limit": "models:\n  A:\n    lists:\n      a: {element: Int, limit: many}",
    "a limit of none": "models:\n  A:\n    lists:\n      a: {element: Int, limit: 0}",
    "an access": "access: open\nmodels: {A: }",
    "a kind": "models:\n  A:\n    kind: enum",
    "a policy": "models:\n  A:\n    actions:\n      a: {effect: {id: a, policy: drop, run: b()}}",
    "kept": "models:\n  A:\n    derive:\n      a: {type: Int, value: b, kept: false}",
    "a version": "bindgen: 2\nmodels: {A: }",
    "no models": "emit: callbacks",
    "no type": "models:\n  A:\n    state:\n      a: {value: 0}",
    "no body": "models:\n  A:\n    actions:\n      a:",
    "a list of models": "models: [A, B]",
    "a list of entries": "models:\n  A:\n    state: [a, b]",
    "a mapping as documentation": "models:\n  A:\n    doc: {a: b}",
}


def examples(path):
    """The specs of a file, each with its place: the file itself, or what a page shows."""
    text = open(path, encoding="utf-8").read()
    if not path.endswith(".md"):
        yield path, text
        return
    for match in re.finditer(r"^```yaml([^\n]*)\n(.*?)^```$", text, re.M | re.S):
        words = match[1].split()
        if "fragment" in words or "error" in words:
            continue
        shown = match[2]
        if "model" in words:
            shown = "models:\n  Cart:\n" + "".join("    " + line + "\n" for line in shown.splitlines())
        yield f"{path}:{text.count(chr(10), 0, match.start()) + 1}", shown


def is_misread(value):
    """Whether YAML reads Swift as a mapping: `[load(id: Int)]` has the key `load(id`, and needs quotes."""
    if isinstance(value, dict):
        return any(str(key).count("(") != str(key).count(")") for key in value) or any(map(is_misread, value.values()))
    return isinstance(value, list) and any(map(is_misread, value))


def is_accepted(spec):
    """Whether bindgen emits Swift from it."""
    tool = [os.environ["BINDGEN"], "-", "--quiet"]
    return subprocess.run(tool, input=spec, text=True, capture_output=True).returncode == 0


def main():
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    fitting, others, mistakes = 0, 0, []
    for path in open(sys.argv[2]).read().splitlines():
        for place, text in examples(path):
            try:
                spec = yaml.load(text, Reader)
            except yaml.YAMLError:
                spec = None
            if spec is None or is_misread(spec):
                others += 1
                continue
            problem = jsonschema.exceptions.best_match(validator.iter_errors(spec))
            if problem:
                mistakes.append(f"{place}: {problem.json_path}: {problem.message[:200]}")
            fitting += 1
    for name, text in WRONG.items():
        if validator.is_valid(yaml.load(text, Reader)):
            mistakes.append(f"the schema takes this: {name}")
        if is_accepted(text):
            mistakes.append(f"bindgen takes this: {name}")
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    print(f"{fitting} specs are strict YAML and fit, {others} are not; {len(WRONG)} wrong ones do not fit")
    sys.exit(1 if mistakes or fitting < 10 else 0)


main()
