"use strict";
const { CodeActionKind, languages } = require("vscode");
const convert = require("./convert");
const { selector } = require("./documents");

/**
 * How VS Code is told of each thing that a server may announce: by the name of that in the server's capabilities, with
 * what is said of it there.
 *
 * `ask(method, params, token)` gives the answer, or nothing if there is none; `demand` fails then, with the reason.
 */
const features = {
  completionProvider(server, { triggerCharacters = [], resolveProvider }) {
    const provider = completion(server, resolveProvider);
    return languages.registerCompletionItemProvider(selector, provider, ...triggerCharacters);
  },

  hoverProvider(server) {
    return languages.registerHoverProvider(selector, {
      provideHover: async (document, position, token) =>
        convert.hover(await server.ask("textDocument/hover", convert.toPlace(document, position), token)),
    });
  },

  definitionProvider(server) {
    return languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) =>
        convert.locations(await server.ask("textDocument/definition", convert.toPlace(document, position), token)),
    });
  },

  referencesProvider(server) {
    return languages.registerReferenceProvider(selector, {
      async provideReferences(document, position, { includeDeclaration }, token) {
        const params = { ...convert.toPlace(document, position), context: { includeDeclaration } };
        return convert.locations(await server.ask("textDocument/references", params, token));
      },
    });
  },

  renameProvider(server, { prepareProvider }) {
    return languages.registerRenameProvider(selector, renaming(server, prepareProvider));
  },

  signatureHelpProvider(server, { triggerCharacters = [], retriggerCharacters = [] }) {
    const provider = {
      provideSignatureHelp: async (document, position, token) =>
        convert.signatureHelp(
          await server.ask("textDocument/signatureHelp", convert.toPlace(document, position), token),
        ),
    };
    return languages.registerSignatureHelpProvider(selector, provider, { triggerCharacters, retriggerCharacters });
  },

  documentSymbolProvider(server) {
    return languages.registerDocumentSymbolProvider(selector, {
      async provideDocumentSymbols(document, token) {
        const symbols = await server.ask("textDocument/documentSymbol", convert.toText(document), token);
        return symbols?.map(convert.symbol);
      },
    });
  },

  foldingRangeProvider(server) {
    return languages.registerFoldingRangeProvider(selector, {
      async provideFoldingRanges(document, _, token) {
        const folds = await server.ask("textDocument/foldingRange", convert.toText(document), token);
        return folds?.map(convert.fold);
      },
    });
  },

  documentFormattingProvider(server) {
    return languages.registerDocumentFormattingEditProvider(selector, {
      async provideDocumentFormattingEdits(document, { tabSize, insertSpaces }, token) {
        const params = { ...convert.toText(document), options: { tabSize, insertSpaces } };
        return convert.textEdits(await server.ask("textDocument/formatting", params, token));
      },
    });
  },

  codeActionProvider(server, { codeActionKinds, resolveProvider }) {
    const providedCodeActionKinds = codeActionKinds?.map((kind) => CodeActionKind.Empty.append(kind));
    const provider = fixing(server, resolveProvider);
    return languages.registerCodeActionsProvider(selector, provider, { providedCodeActionKinds });
  },
};

function completion({ ask }, resolves) {
  /** What the server has said of an item, for the day it is asked to say more. */
  const origins = new WeakMap();
  const item = (from) => {
    const made = convert.completionItem(from);
    origins.set(made, from);
    return made;
  };
  return {
    async provideCompletionItems(document, position, token, { triggerKind, triggerCharacter }) {
      // VS Code counts from 0 what the protocol counts from 1.
      const context = { triggerKind: triggerKind + 1, triggerCharacter };
      const params = { ...convert.toPlace(document, position), context };
      const answer = await ask("textDocument/completion", params, token);
      const items = Array.isArray(answer) ? answer : answer?.items;
      return { items: (items ?? []).map(item), isIncomplete: answer?.isIncomplete ?? false };
    },
    resolveCompletionItem: resolves
      ? async (made, token) => {
          const whole = await ask("completionItem/resolve", origins.get(made), token);
          return whole ? convert.complete(made, whole) : made;
        }
      : undefined,
  };
}

function renaming({ demand }, prepares) {
  return {
    async provideRenameEdits(document, position, newName, token) {
      const params = { ...convert.toPlace(document, position), newName };
      return convert.workspaceEdit(await demand("textDocument/rename", params, token));
    },
    prepareRename: prepares
      ? async (document, position, token) => {
          const answer = await demand("textDocument/prepareRename", convert.toPlace(document, position), token);
          if (!answer) throw new Error("Nothing here has a name that bindgen could change.");
          return convert.renamed(answer);
        }
      : undefined,
  };
}

function fixing({ ask }, resolves) {
  const origins = new WeakMap();
  const action = (from) => {
    const made = convert.codeAction(from);
    origins.set(made, from);
    return made;
  };
  return {
    async provideCodeActions(document, range, { diagnostics, only, triggerKind }, token) {
      const context = { diagnostics: convert.toDiagnostics(diagnostics), only: only && [only.value], triggerKind };
      const params = { ...convert.toText(document), range: convert.toRange(range), context };
      const actions = await ask("textDocument/codeAction", params, token);
      // A command has its name where an action has what it is: this client carries out none.
      return actions?.filter((from) => typeof from.command !== "string").map(action);
    },
    resolveCodeAction: resolves
      ? async (made, token) => {
          const whole = await ask("codeAction/resolve", origins.get(made), token);
          made.edit = convert.workspaceEdit(whole?.edit) ?? made.edit;
          return made;
        }
      : undefined,
  };
}

/** Registers what the server announces, and nothing else. */
function register(capabilities, server) {
  return Object.entries(features)
    .filter(([name]) => capabilities[name])
    .map(([name, feature]) => feature(server, capabilities[name]));
}

module.exports = { register };
