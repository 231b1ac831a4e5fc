// swift-format-ignore-file
// Written by .ci/embed-templates from docs/errors.md. Do not edit.

/// The guide to errors, as `bindgen help` reads it.
enum EmbeddedErrors {
  static let text: String = ###"""
# Errors and warnings

Every message says where, what is wrong and, mostly, what to do, and shows its code in brackets:

```text
Cart.bindgen.yml:6:15: error: 'Cart' has no state and no derivation 'prodcuts' [unknown-field]
      shows: [prodcuts]
              ^~~~~~~~
help: did you mean 'products'?
```

Lines and columns count from 1, columns in bytes of UTF-8, as the Swift compiler's do. A run reports all mistakes at once,
in the order of the files, up to a hundred for each file. One mistake gives one error; what is behind one, in the same entry or among the
names of an entry that could not be read, comes with the next run. While there is an error, nothing is
written. A warning stops nothing.

The code is the heading of the error here, and `bindgen help` with the code behind it says what stands below that heading.
`--diagnostics plain` prints one line for each message, without its code, for scripts. `--diagnostics json` prints one object a
line, with its code.

bindgen's own tests run each example; the message below it is the tool's.

## The file

A file is text in UTF-8 with lines that end in LF or CRLF. A file with a character that is not text is not read any
further. In this section's first examples `\x07` is the byte with that number.

### `not-utf8`

The file is not UTF-8. Usually it was saved in an older encoding.

```yaml error bytes
models:
  Cart:
    doc: Caf\xE9
```

```text
Cart.bindgen.yml:3:13: error: this is not UTF-8: 0xE9 is not allowed here [not-utf8]
    doc: Caf�
            ^
help: save as UTF-8
```

### `control-character`

The file has a control character other than a tab or a line break. It is invisible, so it is nearly always a mistake.

```yaml error bytes
models:
  Cart:
    doc: A bell\x07
```

```text
Cart.bindgen.yml:3:16: error: a control character (U+0007) has no place in a spec [control-character]
    doc: A bell\u{7}
               ^~~~~
help: remove it
```

### `lone-carriage-return`

A carriage return without a line feed after it does not end a line. Set your editor to end lines in LF or CRLF.

```yaml error bytes
models:\x0D  Cart:
    doc: A cart
```

```text
Cart.bindgen.yml:1:8: error: a carriage return alone ends no line [lone-carriage-return]
models:\r  Cart:
       ^~
help: end lines in LF or CRLF
```

### `tab-indentation`

A line is indented with a tab. It is reported once for each file.

```yaml error
models:
	Cart:
		doc: A cart
```

```text
Cart.bindgen.yml:2:1: error: a tab can't indent: it has no fixed width [tab-indentation]
    Cart:
^~~~
help: indent with spaces
```

### `wrong-indentation`

A line begins at a different column than its neighbours, or to the left of its block's text; or it goes on with a value, as one that
begins with `&&` does, and is not deeper than the key. Or a key stands at the column of others: a model's among the names of models, or
an entry beside the section that it belongs below.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
       price: Int = 0
```

```text
Cart.bindgen.yml:5:8: error: this line begins at column 8, its neighbours at column 7 [wrong-indentation]
       price: Int = 0
       ^~~~~~~~~~~~~~
help: indent like line 4
```

### `no-key`

A line among keys has no `key:`, or no space after the colon. A no-break space, which looks like one, is none.

```yaml error
models:
  Cart:
    state:
      count:Int = 0
```

```text
Cart.bindgen.yml:4:7: error: a key's ':' needs a space after it [no-key]
      count:Int = 0
      ^~~~~~~~~~~~~
help: write 'count: Int = 0'
```

### `conditional`

`#if` stands where a key can stand. There it would be a comment, and what is below it would be in each build. In Swift, below a
key, it is Swift.

```yaml error
models:
  Cart:
    state: { count: Int = 0 }
    actions:
      add: count += 1
      #if DEBUG
      fill: count = 1000
      #endif
```

```text
Cart.bindgen.yml:6:7: error: '#if' between keys is a comment: what is below it is emitted for all builds [conditional]
      #if DEBUG
      ^~~
help: write the condition in Swift, below a '|'; for a comment, write '# ' before the text
```

Write the condition in the body, below a `|`. What only one build has belongs in an extension.

### `swift-comment`

A comment between keys begins with `#`. Inside a `|` block is Swift, where one begins with `//`.

```yaml error
models:
  Cart:
    state:
      // How many there are.
      count: Int = 0
```

```text
Cart.bindgen.yml:4:7: error: a comment between keys begins with '#' [swift-comment]
      // How many there are.
      ^~~~~~~~~~~~~~~~~~~~~~
help: write '# How many there are.'
```

### `unclosed-key`

A key ends on its own line. Here a bracket or a quote of the key is still open at the line's end.

```yaml error
models:
  Cart:
    actions:
      add(product: Product,
        count: Int): products.append(product)
```

```text
Cart.bindgen.yml:4:10: error: a key is on one line, and this one is not closed there [unclosed-key]
      add(product: Product,
         ^
help: close it; a longer signature goes after 'signature:'
```

Write the signature on one line, or after `signature:` in the entry's long form.

### `duplicate-key`

A key comes twice in one mapping. The note shows the first.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    derive:
      isEmpty: Bool = count == 0
    state:
      price: Int = 0
```

```text
Cart.bindgen.yml:7:5: error: 'state' is given twice [duplicate-key]
    state:
    ^~~~~
help: remove one of them
Cart.bindgen.yml:3:5: note: first given here
    state:
    ^~~~~
```

### `unknown-key`

The language has no such key here.

```yaml error
models:
  Cart:
    states:
      count: Int = 0
```

```text
Cart.bindgen.yml:3:5: error: a model has no 'states' [unknown-key]
    states:
    ^~~~~~
help: did you mean 'state'?
```

Write the key that was meant. `docs/language.md` lists all of them.

### `not-a-mapping`

Something else is in the place of keys.

```yaml error
models:
  Cart:
    state: 12
```

```text
Cart.bindgen.yml:3:12: error: a mapping belongs here [not-a-mapping]
    state: 12
           ^~
help: write 'key: value' on the lines below
```

Write the entries on the lines below, or in braces.

### `not-a-list`

Keys, or lines without a dash, are in the place of a list.

```yaml error
emit:
  delegate: yes
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:2:3: error: a list belongs here [not-a-list]
  delegate: yes
  ^~~~~~~~~~~~~
help: write '[a, b]' or '- a' lines
```

Write `[a, b]`, or lines that begin with a dash.

### `not-a-text`

A list or a mapping is in the place of a text.

```yaml error
models:
  Cart:
    doc: [What, is, in]
```

```text
Cart.bindgen.yml:3:10: error: a text belongs here, not a list or a mapping [not-a-text]
    doc: [What, is, in]
         ^~~~~~~~~~~~~~
help: quote the text
```

Quote the text, or write it in a `|` block.

### `not-a-word`

Several words are in the place of one.

```yaml error
access: public final
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:9: error: the access is one word [not-a-word]
access: public final
        ^~~~~~~~~~~~
```

Write one word; a list is written `[a, b]`.

### `no-word`

A word is missing.

```yaml error
access:
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:8: error: the access is missing here [no-word]
access:
       ^
```

Write the word, or leave the key out.

### `unknown-word`

The key has only a few possible values, and this is none of them.

```yaml error
access: pubic
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:9: error: the access can't be 'pubic' [unknown-word]
access: pubic
        ^~~~~
help: did you mean 'public'?
```

Write one of those.

### `duplicate-word`

A list of words has one of them twice.

```yaml error
emit: [delegate, delegate]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:18: error: 'delegate' is given twice [duplicate-word]
emit: [delegate, delegate]
                 ^~~~~~~~
help: remove one of them
```

### `no-item`

A line among the items of a list is not an item.

```yaml error
emit:
  - delegate
  callbacks
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:3:3: error: this line is not an item of the list [no-item]
  callbacks
  ^~~~~~~~~
help: write '- item'
```

### `stray-item`

An item of a list is among keys.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
      - price
```

```text
Cart.bindgen.yml:5:7: error: a list's item can't be among keys [stray-item]
      - price
      ^
help: write 'key: value'; what goes on with the value above is indented more
```

### `empty-item`

There is nothing between two commas, or before the first.

```yaml error
emit: [delegate, , callbacks]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:18: error: nothing comes before this comma [empty-item]
emit: [delegate, , callbacks]
                 ^
help: remove it
```

Remove the comma. One after the last item is allowed.

### `after-bracket`

A value in brackets ends where they are closed.

```yaml error
emit: [delegate] callbacks
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:18: error: the value ended at its closing bracket [after-bracket]
emit: [delegate] callbacks
                 ^~~~~~~~~
help: remove this
```

### `after-quote`

A value in quotes ends where they are closed.

```yaml error
models:
  Cart:
    state:
      name: 'String' = ""
```

```text
Cart.bindgen.yml:4:22: error: the value ended at the closing ' [after-quote]
      name: 'String' = ""
                     ^~~~
help: quote the whole value, or write it in a '|' block
```

Quote the whole value or none of it.

### `unclosed-quote`

A YAML quote is never closed.

```yaml error
models:
  Cart:
    doc: 'The shopper
```

```text
Cart.bindgen.yml:3:10: error: this quote is never closed [unclosed-quote]
    doc: 'The shopper
         ^
```

### `unknown-escape`

YAML's double quotes have no such escape. The usual cause is one of Swift's interpolations: YAML has no `\(`.

```yaml error
models:
  Cart:
    state:
      path: "String = \q"
```

```text
Cart.bindgen.yml:4:23: error: a spec's double quotes have no such escape [unknown-escape]
      path: "String = \q"
                      ^~
help: in single quotes a backslash is a backslash
```

Use single quotes, no quotes at all, or a `|` block.

### `block-header`

There is text after `|` or `>`.

```yaml error
models:
  Cart:
    actions:
      clear: | count = 0
```

```text
Cart.bindgen.yml:4:16: error: a block's text begins on the line below its '|' [block-header]
      clear: | count = 0
               ^~~~~~~~~
help: begin on the next line; only '+' or '-' and a digit may follow the sign
```

### `folded-swift`

`>` joins lines into one, and Swift's lines must stay.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    actions:
      clear: >
        count = 0
```

```text
Cart.bindgen.yml:6:14: error: '>' would fold Swift's lines into one [folded-swift]
      clear: >
             ^
help: write '|'
```

### `swift-below`

A key or a list stands where Swift belongs. The first line below a key reads as a key if it begins with a word and a colon, as a label does.

```yaml error
isolation: MainActor
models:
  Search:
    state: { results: [String] = [] }
    actions:
      load:
        effect:
          run:
            pages: while true {
              guard await next() else { break pages }
            }
```

```text
Cart.bindgen.yml:9:13: error: this reads as a key, and Swift belongs here [swift-below]
            pages: while true {
            ^~~~~~~~~~~~~~~~~~~
help: write '|' after the key's colon above, if it is Swift
```

Write `|` after the colon above.

### `key-in-swift`

A line of Swift begins with a key. Lines that are deeper than an entry's name, or below it, go on with its Swift.

```yaml error
isolation: MainActor
models:
  Search:
    services: { client: any Client }
    state: { results: [String] = [] }
    actions:
      load:
        body: |
          results = []
          effect: await client.load()
```

```text
Cart.bindgen.yml:10:11: error: 'effect:' is a key, and this line is Swift [key-in-swift]
          effect: await client.load()
          ^~~~~~
help: write the Swift behind 'body:', and 'effect:' at the same column
```

Write a key at the column of the others.

### `too-deep`

Lines, brackets or types are nested deeper than 200. The message says `lines are nested deeper than 200`, `brackets are
nested deeper than 200` or `types are nested deeper than 200`, and points at the first that is too deep.

No spec that people read needs so much.

### `too-long`

A key, a name, an operator or a word has more than 1000 bytes: `a key can't be longer than 1000 bytes`. A longer
signature goes after `signature:`, where each of its names may have as many.

## What YAML has and a spec leaves out

It is refused by name, so that nothing is misread.

### `anchor`

```yaml error
models:
  Cart: &cart
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:2:9: error: a spec has no anchors ('&name') [anchor]
  Cart: &cart
        ^~~~~
help: remove it; text that begins so needs quotes
```

### `alias`

```yaml error
models:
  Cart: *basket
```

```text
Cart.bindgen.yml:2:9: error: a spec has no aliases ('*name') [alias]
  Cart: *basket
        ^~~~~~~
help: write it out; text that begins so needs quotes
```

### `tag`

```yaml error
models:
  Cart:
    doc: !!str A cart
```

```text
Cart.bindgen.yml:3:10: error: a spec has no tags ('!name') [tag]
    doc: !!str A cart
         ^~~~~
help: remove it; text that begins so needs quotes
```

### `merge-key`

```yaml error
models:
  Cart:
    <<: Basket
```

```text
Cart.bindgen.yml:3:5: error: a spec has no merge keys [merge-key]
    <<: Basket
    ^~
help: write the entries out
```

### `complex-key`

```yaml error
models:
  ? Cart
  : state
```

```text
Cart.bindgen.yml:2:3: error: a spec has no '?' keys [complex-key]
  ? Cart
  ^
help: write 'key: value'
```

### `directive`

```yaml error
%YAML 1.2
---
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:1: error: a spec has no YAML directives [directive]
%YAML 1.2
^~~~~~~~~
help: remove this line
```

### `after-document-start`

One `---` is allowed, alone on the first line.

```yaml error
--- models
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:5: error: nothing may follow '---' [after-document-start]
--- models
    ^~~~~~
help: begin on the next line
```

### `several-documents`

A spec is one document.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
---
models:
  Shop:
    state:
      name: String = ""
```

```text
Cart.bindgen.yml:5:1: error: '---' ends a document, and a spec is one document [several-documents]
---
^~~
help: remove this line, or make two files
```

Make two files, or put the models under one `models`.

## The spec as a whole

### `no-models`

A spec has no `models`, or none in it.

```yaml error
emit: [delegate]
```

```text
Cart.bindgen.yml:1:1: error: a spec needs models [no-models]
emit: [delegate]
^
help: write 'models:'
```

Write `models:` and below it a model.

### `unknown-version`

`bindgen:` asks for a version of the language that this release does not know.

```yaml error
bindgen: 2
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:10: error: this is version 1 of the language, not 2 [unknown-version]
bindgen: 2
         ^
help: write '1'
```

Write `1`, or use the release that the spec was written for.

### `import-word`

`imports` contains what follows the word `import`.

```yaml error
imports: [import Foundation]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:11: error: 'import' is written for you [import-word]
imports: [import Foundation]
          ^~~~~~
help: leave it out
```

### `no-import`

A warning. A type of Foundation is named, and the spec does not import that. Emitted code imports what `imports` lists, and no more. If
your module has a type of that name, write it with the module: `Shop.Data`.

```yaml error
models:
  Cart:
    state:
      created: Date?
      link: URL?
```

```text
Cart.bindgen.yml:4:16: warning: 'Date' is Foundation's, and this spec imports nothing [no-import]
      created: Date?
               ^~~~
help: write 'imports: [Foundation]' at the top; a type of your own is 'Module.Date'
```

### `not-a-module`

An entry of `imports` is not the end of an import declaration.

```yaml error
imports: [Foundation.]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:22: error: a module's name belongs here [not-a-module]
imports: [Foundation.]
                     ^
```

Write `Module`, if needed with access or a kind before it: `public Foundation`, `struct Shop.Price`.

### `not-an-isolation`

`isolation` is the name of a global actor, without `@`, or `nonisolated`.

```yaml error
isolation: '@MainActor'
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:12: error: the isolation is a global actor or 'nonisolated' [not-an-isolation]
isolation: '@MainActor'
           ^~~~~~~~~~~~
help: write 'MainActor'
```

## Entries

### `no-limit`

The number of rows that a list may have is a number from 1 on.

```yaml error
models:
  Hand:
    lists:
      cards: { element: Card, limit: few }
```

```text
Cart.bindgen.yml:4:38: error: 'few' is no number of rows [no-limit]
      cards: { element: Card, limit: few }
                                     ^~~
help: write a number from 1 on, such as 'limit: 5'
```

Write the number, or leave `limit` out.

### `list-of-lists`

A list has many rows, and names the type of one.

```yaml error
models:
  Board:
    lists:
      rows: [Todo]
```

```text
Cart.bindgen.yml:4:13: error: a list names the type of one row [list-of-lists]
      rows: [Todo]
            ^~~~~~
help: write 'Todo'
```

### `no-row-id`

A warning. Rows of a list are `Identifiable`: by its `id`, a row is found again when it has moved. Standard types have none; a model,
and a type in `types`, has the one that it declares. With `ids: none` a list does without.

```yaml error
models:
  Board:
    lists:
      names: String
```

```text
Cart.bindgen.yml:4:14: warning: a row of 'names' has no 'id', by which it is found again [no-row-id]
      names: String
             ^~~~~~
help: write '{ element: String, ids: none }'
```

### `changing-id`

A list finds a row by its `id`. A class keeps its identity while its fields change, and no list hears when its `id` is another one. So the
`id` of such a row is a constant; `let: { number: Int, id: String = "card \(number)" }` works, too. A row that is a value may have an
`id` that changes: it is written into the list, and becomes another row.

```yaml error
models:
  Board:
    lists:
      cards: Card
  Card:
    state:
      id: Int = 0
```

```text
Cart.bindgen.yml:4:14: error: a row of 'cards' is found again by its 'id', and that of 'Card' may change [changing-id]
      cards: Card
             ^~~~
help: write '{ element: Card, ids: none }', or give 'Card' a 'let: { id: … }'
Cart.bindgen.yml:7:7: note: it is here
      id: Int = 0
      ^~
```

### `hidden-id`

A model that is `Identifiable`, by a word in `conforms` or because it is a row, takes its `id` for that, and Swift wants it to be seen as
the model is.

```yaml error
models:
  Board:
    lists:
      cards: Card
  Card:
    state:
      private id: Int = 0
```

```text
Cart.bindgen.yml:4:14: error: rows are told apart by an 'id', and that of 'Card' is private [hidden-id]
      cards: Card
             ^~~~
help: give it another name, or leave 'private' out
Cart.bindgen.yml:7:15: note: it is here
      private id: Int = 0
              ^~
```

### `no-type`

An entry has no type. Types are never guessed.

```yaml error
models:
  Cart:
    state:
      count: = 0
```

```text
Cart.bindgen.yml:4:7: error: 'count' has no type [no-type]
      count: = 0
      ^~~~~
help: write 'count: Type'
```

### `no-value`

There is nothing after `=`, or after `value:`.

```yaml error
models:
  Cart:
    state:
      count: Int =
```

```text
Cart.bindgen.yml:4:18: error: a value is missing after this '=' [no-value]
      count: Int =
                 ^
```

Write the value; or leave out the `=`, and pass the value to `init`.

### `bare-clock`

The service `clock`, by which effects wait, is `any Clock`, whose durations may be of any type.

```yaml error
models:
  Search:
    isolation: MainActor
    services: { clock: any Clock }
    state: { query: String = "" }
    actions:
      wait: { effect: { after: .seconds(1), then: query = "" } }
```

```text
Cart.bindgen.yml:4:24: error: 'any Clock' has durations of any type, and 'after' and 'every' take Swift's [bare-clock]
    services: { clock: any Clock }
                       ^~~~~~~~~
help: write 'any Clock<Duration>'
```

### `yaml-word`

A value is a word that YAML has for a truth or for nothing. Values are Swift: `true`, `false`, `nil`.

```yaml error
models:
  Lamp:
    state:
      isOn: Bool = yes
```

```text
Cart.bindgen.yml:4:20: error: 'yes' is a word of YAML, and values are Swift [yaml-word]
      isOn: Bool = yes
                   ^~~
help: write 'true'
```

### `no-expression`

A derivation has no expression, or `equal` has none.

```yaml error
models:
  Cart:
    derive:
      count: Int
```

```text
Cart.bindgen.yml:4:7: error: 'count' has no expression [no-expression]
      count: Int
      ^~~~~
help: write 'count: Int = …'
```

### `comma`

A comma ends an entry. Entries have their own lines; commas separate only items in brackets.

```yaml error
models:
  Cart:
    state:
      count: Int = 0,
```

```text
Cart.bindgen.yml:4:21: error: no comma ends an entry [comma]
      count: Int = 0,
                    ^
help: leave it out
```

### `block-behind-type`

A block opens after the `=` of an entry. Swift may continue on further lines without one; to begin on the next line, use the
long form: `value: |`.

```yaml error
models:
  Cart:
    derive:
      total: Int = |
        40 + 2
```

```text
Cart.bindgen.yml:4:20: error: '|' opens a block after a key, not after a type [block-behind-type]
      total: Int = |
                   ^
help: write 'type: …' and 'value: |' below the name
```

### `no-body`

An action has no body.

```yaml error
models:
  Cart:
    actions:
      clear():
```

```text
Cart.bindgen.yml:4:7: error: this action has no body [no-body]
      clear():
      ^~~~~~~
```

Write the body after the colon, or in a `|` block. A body that does nothing is `return`.

### `quoted-code`

Code is in double quotes, as YAML's texts may be. But where Swift belongs, they make a Swift string of it, which would build and
do nothing.

```yaml error
models:
  Cart:
    state:
      detail: Int?
    actions:
      close: "detail = nil"
```

```text
Cart.bindgen.yml:6:14: error: this is a Swift string, not code: in the place of Swift, double quotes are Swift's own [quoted-code]
      close: "detail = nil"
             ^~~~~~~~~~~~~~
help: write it in single quotes: 'detail = nil'
```

An action that has a result may consist of a string. Single quotes go around a whole entry, from its type on, not around what
stands behind its `=`.

### `braces`

An action's body has the braces of a function around it. Emitted code has them already; another pair would make the body a
closure that nobody calls.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    actions:
      clear(): { count = 0 }
```

```text
Cart.bindgen.yml:6:16: error: a body has no braces around it: they would make it a closure that nobody calls [braces]
      clear(): { count = 0 }
               ^
help: leave them out; a body of several lines goes below '|'
```

### `no-signature`

A method has no signature, or there is nothing after `signature:`.

```yaml error
models:
  Cart:
    services:
      store:
        protocol: Store
        methods:
          - doc: Saves it.
```

```text
Cart.bindgen.yml:7:13: error: a method needs a signature [no-signature]
          - doc: Saves it.
            ^~~
help: write 'signature: …'
```

### `other-name`

An action's key and its `signature:` have different names.

```yaml error
models:
  Cart:
    actions:
      clear:
        signature: empty()
        body: return
```

```text
Cart.bindgen.yml:5:20: error: this entry is called 'clear', its signature 'empty' [other-name]
        signature: empty()
                   ^~~~~
help: write 'clear' in both places
```

### `where-in-key`

A signature with `where` can't be a key: its colons could end the key too early.

```yaml error
models:
  Cart:
    actions:
      add<T>(item: T) where T: Product: products.append(item)
```

```text
Cart.bindgen.yml:4:23: error: a signature with 'where' can't be a key [where-in-key]
      add<T>(item: T) where T: Product: products.append(item)
                      ^~~~~
help: write it after 'signature:', and 'body:' below that
```

Use the long form:

```yaml fragment
add:
  signature: add<T>(item: T) where T: Product
  body: products.append(item)
```

### `wide-setter`

`set` lets more code write a state than can see the model.

```yaml error
models:
  Cart:
    state:
      count:
        type: Int
        value: 0
        set: public
```

```text
Cart.bindgen.yml:7:14: error: what is 'internal' can't be written by more than can see it [wide-setter]
        set: public
             ^~~~~~
help: leave 'set' out, or write 'access: public' for the model
```

### `wide-access`

An entry can't be seen by more code than its model.

```yaml error
models:
  Cart:
    state:
      public count: Int = 0
```

```text
Cart.bindgen.yml:4:7: error: the model is 'internal', and an entry of it can't be 'public' [wide-access]
      public count: Int = 0
      ^~~~~~
help: leave 'public' out, or write 'access: public' for the model
```

Leave the modifier out, or open the model.

### `two-accesses`

The access of an entry is given twice: by two modifiers, or by a modifier and a key.

```yaml error
models:
  Cart:
    state:
      private count:
        type: Int
        value: 0
        access: public
```

```text
Cart.bindgen.yml:7:17: error: the access is given in front of the name, too [two-accesses]
        access: public
                ^~~~~~
help: remove one of them
```

Keep the one that is meant.

### `unknown-modifier`

An entry has the accesses `public`, `package`, `internal` and `private`. `fileprivate` and `open` would mean the same as two of
those. Other words of a declaration, such as `var` and `weak`, and property wrappers have no place before a field: bindgen
declares it. A model holds its view weakly, and everything else strongly.

```yaml error
models:
  Cart:
    state:
      fileprivate count: Int = 0
```

```text
Cart.bindgen.yml:4:7: error: an entry can't be 'fileprivate' [unknown-modifier]
      fileprivate count: Int = 0
      ^~~~~~~~~~~
help: write 'private'
```

Write what the help says.

### `private-value`

State that others can't see is no argument of `init`, so the spec must say its value. (A state or a storage of an
optional type begins with `nil`, and a private constant without a value is an argument all the same.)

```yaml error
models:
  Cart:
    state:
      private count: Int
```

```text
Cart.bindgen.yml:4:15: error: 'count' is private, so 'init' does not ask for its value [private-value]
      private count: Int
              ^~~~~
help: write 'count: Int = …'
```

Give it a value.

### `two-types`

A service has both `type` and `protocol`.

```yaml error
models:
  Cart:
    services:
      store:
        type: any Store
        protocol: Store
```

```text
Cart.bindgen.yml:5:9: error: a service has a type or a protocol, not both [two-types]
        type: any Store
        ^~~~
help: remove one
```

Use `type` for your own protocol, `protocol` for one that bindgen emits.

### `no-protocol`

A service has `methods` and no name for their protocol.

```yaml error
models:
  Cart:
    services:
      store:
        type: any Store
        methods: [save()]
```

```text
Cart.bindgen.yml:6:9: error: these methods need a protocol's name [no-protocol]
        methods: [save()]
        ^~~~~~~
help: write 'protocol: Name'
```

Write `protocol: Store` instead of `type`.

### `no-methods`

A service with `struct` is made of its methods.

```yaml error
models:
  Cart:
    services:
      store:
        struct: CartStore
```

```text
Cart.bindgen.yml:5:9: error: a struct of closures needs methods [no-methods]
        struct: CartStore
        ^~~~~~
help: write 'methods: […]'
```

List them under `methods`.

### `no-closure`

A struct of closures has one closure a method, and a closure can't be generic or `rethrows`.

```yaml error
models:
  Cart:
    services:
      store:
        struct: CartStore
        methods: ["find<Key: Hashable>(_ key: Key) -> Int?"]
```

```text
Cart.bindgen.yml:6:20: error: 'find' can't be a closure, which has one type [no-closure]
        methods: ["find<Key: Hashable>(_ key: Key) -> Int?"]
                   ^~~~
help: write 'protocol' instead of 'struct'
```

A protocol can have such a method.

## Names

### `not-a-name`

This is not a name in Swift.

```yaml error
models:
  Cart:
    state:
      2nd: Int = 0
```

```text
Cart.bindgen.yml:4:7: error: '2nd' is not a name in Swift [not-a-name]
      2nd: Int = 0
      ^~~
```

Use letters, digits and `_`, without a digit at the start. Where fields are named, as in `on`, a path is none: `on: sheet.edit` is
`on: sheet`, or names what you derive of it.

### `reserved-name`

The name has a meaning already: in Swift (`self`, `_`), in the emitted class, or in code beside it (`Array`, `Bindgen`). The
message says what takes it.

```yaml error
emit: [delegate]
models:
  Cart:
    state:
      delegate: Int = 0
```

```text
Cart.bindgen.yml:5:7: error: the option 'delegate' of 'emit' takes the name 'delegate' [reserved-name]
      delegate: Int = 0
      ^~~~~~~~
help: choose another name
```

Choose another name. A name that an option of `emit` takes is free in a model without that option.

### `duplicate-name`

Two entries of a model, or two models of a spec, have one name. An action with arguments has its
labels in its name: `show(at:)` and `show(_:)` are two, and a field may be called `show`, unless it is a function itself.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    derive:
      count: Int = 1
```

```text
Cart.bindgen.yml:6:7: error: the name 'count' is taken [duplicate-name]
      count: Int = 1
      ^~~~~
help: rename one of them
Cart.bindgen.yml:4:7: note: taken here
      count: Int = 0
      ^~~~~
```

### `model-twice`

Two specs of one run have models with the same name.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
```

```yaml error Shop.bindgen.yml
models:
  Cart:
    state:
      price: Int = 0
```

```text
Shop.bindgen.yml:2:3: error: there are two models 'Cart' [model-twice]
  Cart:
  ^~~~
help: rename one of them
Cart.bindgen.yml:2:3: note: the first is here
  Cart:
  ^~~~
```

Rename one, or emit them in two runs for two modules.

### `class-source`

The option `listSource` emits a source for a table of a value: each edit gives another value. A class is none.

```yaml error
models:
  Hand:
    emit: [listSource]
    lists: { cards: Card }
```

```text
Cart.bindgen.yml:2:3: error: 'Hand' is a class, and the option 'listSource' is for values [class-source]
  Hand:
  ^~~~
help: write 'kind: struct', or leave the option out
```

Write `kind: struct`. The class that holds the value notifies its observers.

### `two-lists`

A table shows one list, and the model has several.

```yaml error
models:
  Hand:
    kind: struct
    emit: [listSource]
    lists: { cards: Card, seen: Card }
```

```text
Cart.bindgen.yml:2:3: error: 'Hand' has 2 lists, and a table shows one [two-lists]
  Hand:
  ^~~~
help: write 'listSource: cards'
```

Name the list with the key `listSource`.

### `unknown-list`

The key `listSource` names something that is no list of the model.

```yaml error
models:
  Hand:
    kind: struct
    emit: [listSource]
    listSource: card
    lists: { cards: Card }
```

```text
Cart.bindgen.yml:5:17: error: 'Hand' has no list 'card' [unknown-list]
    listSource: card
                ^~~~
help: write one of 'cards'
```

Write the list's name.

### `declared-twice`

Emitted code would declare a name twice: the protocol of a delegate, a view or a service.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    view:
      name: CartDelegate
      shows: [count]
    emit: [delegate]
```

```text
Cart.bindgen.yml:6:13: error: 'CartDelegate' would be declared twice [declared-twice]
      name: CartDelegate
            ^~~~~~~~~~~~
help: choose another name
Cart.bindgen.yml:2:3: note: the other is here
  Cart:
  ^~~~
```

### `protocol-circle`

A protocol can't refine itself, over any number of steps.

```yaml error
models:
  Cart:
    services:
      store:
        protocol: Store
        conforms: [Archive]
        methods: [load()]
      archive:
        protocol: Archive
        conforms: [Store]
        methods: [clear()]
```

```text
Cart.bindgen.yml:6:20: error: 'Store' would refine itself [protocol-circle]
        conforms: [Archive]
                   ^~~~~~~
help: leave 'Archive' out here or there
Cart.bindgen.yml:10:20: error: 'Archive' would refine itself [protocol-circle]
        conforms: [Store]
                   ^~~~~
help: leave 'Store' out here or there
```

Leave one of the steps out.

### `same-capitals`

The option `delegate` emits a method for each field, named with a capital: `products` and `Products` would have the same.

```yaml error
emit: [delegate]
models:
  Cart:
    state:
      url: String = ""
      Url: String = ""
```

```text
Cart.bindgen.yml:6:7: error: the option 'delegate' can't tell 'Url' from 'url': both become 'DidChangeUrl' [same-capitals]
      Url: String = ""
      ^~~
help: rename one of them
Cart.bindgen.yml:5:7: note: the other is here
      url: String = ""
      ^~~
```

### `shown-and-commanded`

A view has a command with the name of a field that it shows.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    view:
      shows: [count]
      commands: [count()]
```

```text
Cart.bindgen.yml:7:18: error: the view shows a field 'count', and this command has the same name [shown-and-commanded]
      commands: [count()]
                 ^~~~~
help: rename the command
Cart.bindgen.yml:6:15: note: it is shown here
      shows: [count]
              ^~~~~
```

### `method-twice`

A protocol of a service or a view would require the same method twice.

```yaml error
models:
  Cart:
    view:
      commands:
        - close()
        - close()
```

```text
Cart.bindgen.yml:6:11: error: the protocol would ask for 'close' twice [method-twice]
        - close()
          ^~~~~
help: remove one of them
Cart.bindgen.yml:5:11: note: the first is here
        - close()
          ^~~~~
```

### `hidden-type`

Your type has the name of a type that is emitted inside the class and hides yours there.

```yaml error
emit: [callbacks]
models:
  Cart:
    state:
      fields: [Fields] = []
```

```text
Cart.bindgen.yml:5:16: error: inside 'Cart' the name 'Fields' is that of a type which is emitted there [hidden-type]
      fields: [Fields] = []
               ^~~~~~
help: write it with its module: 'Module.Fields'
```

Write it with its module: `Shop.Fields`.

The same holds for what an expression, a value or an equality names: they are emitted inside the class, where types and functions of
the class hide those outside. What you declare in an extension of the class is found without its name.

```yaml error
emit: [callbacks]
models:
  Cart:
    state: { price: Int = 0 }
    derive: { shown: String = observe(price) }
```

```text
Cart.bindgen.yml:5:31: error: inside 'Cart' the name 'observe' is that of something which is emitted there [hidden-type]
    derive: { shown: String = observe(price) }
                              ^~~~~~~
help: write it with its module: 'Module.observe'
```

### `expected-name`

Something else is in the place of a name.

```yaml error
models:
  Cart:
    actions:
      (product: Product): products.append(product)
```

```text
Cart.bindgen.yml:4:7: error: a signature begins with a name, not with '(' [expected-name]
      (product: Product): products.append(product)
      ^
```

Write the name.

## Types

Types are parsed, so that errors point into the spec.

### `expected-type`

Something else is in the place of a type.

```yaml error
models:
  Cart:
    state:
      count: 12 = 0
```

```text
Cart.bindgen.yml:4:14: error: a type can't begin with '12' [expected-type]
      count: 12 = 0
             ^~
```

Write a type. A type with the name of a keyword needs backticks.

### `optional-existential`

In `any P?` the question mark belongs to `P` alone, which does not compile.

```yaml error
models:
  Cart:
    state:
      picked: any Product? = nil
```

```text
Cart.bindgen.yml:4:15: error: '?' would belong to the protocol alone, not to the whole type [optional-existential]
      picked: any Product? = nil
              ^~~~~~~~~~~~
help: write '(any Product)?'
```

### `nested-existential`

`any` and `some` come once, before the whole type.

```yaml error
models:
  Cart:
    state:
      picked: any any Product
```

```text
Cart.bindgen.yml:4:19: error: 'any' is not allowed here [nested-existential]
      picked: any any Product
                  ^~~
help: put it in front of the whole type
```

Leave one out.

### `opaque-type`

A field needs a type that has a name, and `some P` has none.

```yaml error
models:
  Cart:
    state:
      picked: some Product
```

```text
Cart.bindgen.yml:4:15: error: 'some' has no place here, where a type must be one that has a name [opaque-type]
      picked: some Product
              ^~~~
help: write 'any …', or name the type
```

Write `any Product`, or name the type.

### `implicitly-unwrapped`

`T!` hides a crash.

```yaml error
models:
  Cart:
    state:
      picked: Product! = nil
```

```text
Cart.bindgen.yml:4:15: error: a type that is unwrapped implicitly has no place here [implicitly-unwrapped]
      picked: Product! = nil
              ^~~~~~~~
help: write 'Product?'
```

### `self-type`

`Self` has a different meaning in each place of emitted code.

```yaml error
models:
  Cart:
    state:
      previous: Self? = nil
```

```text
Cart.bindgen.yml:4:17: error: 'Self' has no place here [self-type]
      previous: Self? = nil
                ^~~~
help: write the type's name
```

Write the type's name.

### `placeholder-type`

`_` leaves a type to the compiler, and emitted code states all types.

```yaml error
models:
  Cart:
    state:
      products: [_] = []
```

```text
Cart.bindgen.yml:4:18: error: '_' leaves the type open, and it must be known here [placeholder-type]
      products: [_] = []
                 ^
```

Write the type.

### `parameter-pack`

Parameter packs are not supported.

```yaml error
models:
  Cart:
    state:
      all: (repeat each Product)
```

```text
Cart.bindgen.yml:4:13: error: parameter packs have no place here [parameter-pack]
      all: (repeat each Product)
            ^~~~~~
```

Use an array or a tuple.

### `suppressed-conformance`

A type that can't be copied can't be kept: observers get copies.

```yaml error
models:
  Cart:
    state:
      token: ~Copyable
```

```text
Cart.bindgen.yml:4:14: error: a type that can't be copied has no place here [suppressed-conformance]
      token: ~Copyable
             ^
help: leave '~' and what follows it out
```

Keep it in a class of your own.

### `misplaced-modifier`

Words like `inout` belong to parameters, words like `func` to declarations, which bindgen writes, and `any` to protocols. An
access stands before entries of `let`, `state`, `derive` and `actions`, and `private(set)` before those of `state`.

```yaml error
models:
  Cart:
    state:
      count: inout Int = 0
```

```text
Cart.bindgen.yml:4:14: error: 'inout' belongs to a parameter, not to a type [misplaced-modifier]
      count: inout Int = 0
             ^~~~~
help: leave 'inout' out
```

### `not-a-function`

An attribute of function types is before another type.

```yaml error
models:
  Cart:
    state:
      products: '@Sendable [Product] = []'
```

```text
Cart.bindgen.yml:4:18: error: '@Sendable' belongs to a function's type, which '[Product]' is not [not-a-function]
      products: '@Sendable [Product] = []'
                 ^~~~~~~~~~~~~~~~~~~
```

Leave the attribute out. If the type is another name for a function's type, the attribute belongs where that name is
declared.

### `not-an-attribute`

There is no name after `@`.

```yaml error
models:
  Cart:
    services:
      log: "@ (String) -> Void"
```

```text
Cart.bindgen.yml:4:15: error: an attribute's name is missing after '@' [not-an-attribute]
      log: "@ (String) -> Void"
              ^
```

Write the attribute's name directly after it.

### `expected-arrow`

`throws` or `async` follows parentheses, without a `->`.

```yaml error
models:
  Cart:
    services:
      load: () async throws [Product]
```

```text
Cart.bindgen.yml:4:29: error: '->' is missing after 'async throws' [expected-arrow]
      load: () async throws [Product]
                            ^
```

Write `() async throws -> [Product]`.

### `unclosed-angle`

A `<` after a type's name is not closed by a `>`.

```yaml error
models:
  Cart:
    state:
      products: Array<Product = []
```

```text
Cart.bindgen.yml:4:22: error: this '<' opens no list of types that a '>' closes [unclosed-angle]
      products: Array<Product = []
                     ^
```

Close it.

### `unexpected-token`

There is something after a type or inside a signature that does not belong there.

```yaml error
models:
  Cart:
    state:
      count: Int Int = 0
```

```text
Cart.bindgen.yml:4:18: error: unexpected 'Int' after the type 'Int' [unexpected-token]
      count: Int Int = 0
                 ^~~
```

Remove it.

## Signatures

A signature is that of a Swift function without `func` and without a body. `misplaced-modifier`, above, is about its front.

### `expected-signature`

A quoted key is empty.

```yaml error
models:
  Cart:
    actions:
      "": return
```

```text
Cart.bindgen.yml:4:8: error: a signature is missing [expected-signature]
      "": return
       ^
```

Write the signature.

### `expected-colon`

A parameter has no type.

```yaml error
models:
  Cart:
    actions:
      add(product): products.append(product)
```

```text
Cart.bindgen.yml:4:18: error: a ':' and a type are missing after the parameter 'product' [expected-colon]
      add(product): products.append(product)
                 ^
help: write 'product: Type'
```

Write `product: Product`.

### `unnamed-parameter`

An action passes its parameters on, so each needs a name.

```yaml error
models:
  Cart:
    actions:
      add(_: Product): return
```

```text
Cart.bindgen.yml:4:11: error: a parameter needs a name, to be passed on [unnamed-parameter]
      add(_: Product): return
          ^
help: write '_ value'
```

Write `_ product: Product`.

### `repeated-parameter`

Two parameters have one name.

```yaml error
models:
  Cart:
    actions:
      move(from index: Int, to index: Int): return
```

```text
Cart.bindgen.yml:4:29: error: a parameter is called 'index' already [repeated-parameter]
      move(from index: Int, to index: Int): return
                            ^~~~~~~~~~~~~
```

Rename one.

### `expected-value`

There is nothing after the `=` of a default argument.

```yaml error
models:
  Cart:
    actions:
      add(count: Int = ): return
```

```text
Cart.bindgen.yml:4:22: error: nothing follows '=' [expected-value]
      add(count: Int = ): return
                     ^
```

Write the value.

### `misplaced-async`

`async` follows `throws`, and in Swift it comes first.

```yaml error
models:
  Cart:
    actions:
      load() throws async: return
```

```text
Cart.bindgen.yml:4:14: error: 'async' must come before 'throws' [misplaced-async]
      load() throws async: return
             ^~~~~~~~~~~~
help: write 'async throws'
```

### `expected-requirement`

There is nothing after `where`.

```yaml error
models:
  Cart:
    actions:
      add:
        signature: add<T>(item: T) where
        body: return
```

```text
Cart.bindgen.yml:5:36: error: a requirement is missing after 'where' [expected-requirement]
        signature: add<T>(item: T) where
                                   ^~~~~
```

Write the requirement, or leave `where` out.

### `unexpected-body`

There are braces after a signature.

```yaml error
models:
  Cart:
    actions:
      clear() { }: return
```

```text
Cart.bindgen.yml:4:15: error: a signature has no body [unexpected-body]
      clear() { }: return
              ^
help: put the body after the ':'
```

### `not-a-method`

`init`, `subscript` and others are not methods.

```yaml error
models:
  Cart:
    actions:
      init(count: Int): return
```

```text
Cart.bindgen.yml:4:7: error: 'init' declares no method [not-a-method]
      init(count: Int): return
      ^~~~
help: give the method a name of its own
```

## Swift text

Only the compiler checks an expression, a value or a body. bindgen makes sure that it ends where it seems to end.

### `unclosed-string`

```yaml error
models:
  Cart:
    state:
      name: String = "Cart
```

```text
Cart.bindgen.yml:4:22: error: this string is never closed [unclosed-string]
      name: String = "Cart
                     ^
```

### `unclosed-comment`

```yaml error
models:
  Cart:
    state:
      count: Int = 0 /* so far
```

```text
Cart.bindgen.yml:4:22: error: this comment is never closed [unclosed-comment]
      count: Int = 0 /* so far
                     ^~
help: close it with '*/'
```

### `unclosed-regex`

```yaml error
models:
  Cart:
    derive:
      isNamed: Bool = name.contains(#/[a-z]+/)
```

```text
Cart.bindgen.yml:4:37: error: this regex literal is never closed [unclosed-regex]
      isNamed: Bool = name.contains(#/[a-z]+/)
                                    ^~
```

### `unclosed-backtick`

```yaml error
models:
  Cart:
    derive:
      isDefault: Bool = `default
```

```text
Cart.bindgen.yml:4:25: error: this backtick is never closed [unclosed-backtick]
      isDefault: Bool = `default
                        ^
```

### `unclosed-bracket`

```yaml error
models:
  Cart:
    derive:
      total: Int = (1 + 2
```

```text
Cart.bindgen.yml:4:20: error: '(' is never closed [unclosed-bracket]
      total: Int = (1 + 2
                   ^
help: close it with ')'
```

### `stray-bracket`

```yaml error
models:
  Cart:
    derive:
      total: Int = 1 + 2)
```

```text
Cart.bindgen.yml:4:25: error: ')' closes nothing [stray-bracket]
      total: Int = 1 + 2)
                        ^
```

Remove it, or open what it closes.

### `mismatched-bracket`

The note shows what is open.

```yaml error
models:
  Cart:
    derive:
      total: Int = (1 + 2]
```

```text
Cart.bindgen.yml:4:26: error: ']' does not close '(' [mismatched-bracket]
      total: Int = (1 + 2]
                         ^
Cart.bindgen.yml:4:20: note: opened here
      total: Int = (1 + 2]
                   ^
```

Close what is open.

## The graph

### `unknown-field`

A view shows a field that the model does not have, or an expression names one that a child does not have.

```yaml error
models:
  Cart:
    state:
      products: [Product] = []
    view:
      shows: [prodcuts]
```

```text
Cart.bindgen.yml:6:15: error: 'Cart' has no state and no derivation 'prodcuts' [unknown-field]
      shows: [prodcuts]
              ^~~~~~~~
help: did you mean 'products'?
```

Write the name that was meant.

### `not-kept`

A derivation says `kept: true`, and edits of the list do not keep it. [Lists](lists.md#what-is-kept) shows what they keep.

```yaml error
models:
  Cart:
    lists: { products: Product }
    derive:
      names:
        type: Rows<Product>
        value: products.sorted { $0.name < $1.name }
        kept: true
```

```text
Cart.bindgen.yml:7:44: error: 'names' is not kept: it compares two rows [not-kept]
        value: products.sorted { $0.name < $1.name }
                                           ^~
help: give a key of one row, such as 'by: \.name'
```

Write it as a chain of forms, or leave `kept` out.

### `circle`

A derivation depends on itself, over one step or several, or the value of what is stored does. The message shows the circle.

```yaml error
models:
  Cart:
    derive:
      net: Int = gross - tax
      gross: Int = net + tax
      tax: Int = 7
```

```text
Cart.bindgen.yml:4:7: error: 'net' depends on itself: net → gross → net [circle]
      net: Int = gross - tax
      ^~~
Cart.bindgen.yml:4:18: note: 'net' names 'gross' here
      net: Int = gross - tax
                 ^~~~~
Cart.bindgen.yml:5:20: note: 'gross' names 'net' here
      gross: Int = net + tax
                   ^~~
```

Make one of them state.

### `value-names-field`

The value of an entry names what is not there while its model is made: a derived field, a function, an action. A value may name all that
the model stores, and arguments of `on: init`. In a struct it may name no service, and the value of a service names nothing else.

```yaml error
models:
  Cart:
    state:
      price: Int = 10
      before: Int = total
    derive:
      total: Int = price * 2
```

```text
Cart.bindgen.yml:5:21: error: the value of 'before' names 'total', which follows from fields that are not there yet [value-names-field]
      before: Int = total
                    ^~~~~
help: what depends on other fields belongs in 'derive'
```

### `ambiguous-call`

A function and an action have one base name, and the labels of a call fit both. Which one is meant must show in the labels.

```yaml error
models:
  Table:
    state:
      chosen: Int = 0
    derive:
      isFirst: Bool = row(chosen)
    functions:
      row(_ place: Int) -> Bool: place == chosen
    actions:
      row(_ place: Int, animated: Bool = false): chosen = place
```

```text
Cart.bindgen.yml:6:23: error: 'row' is a function and an action, and these labels fit both [ambiguous-call]
      isFirst: Bool = row(chosen)
                      ^~~
help: give one of them another label
```

### `action-in-expression`

An expression, or the `from` of a load, names an action. It must not change anything.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
    derive:
      next: Int = increment()
    actions:
      increment() -> Int: count
```

```text
Cart.bindgen.yml:6:19: error: 'increment' is an action, and an expression can't call actions [action-in-expression]
      next: Int = increment()
                  ^~~~~~~~~
help: keep its result in 'state'
```

Put what both need into a derivation or your own function.

### `service-in-expression`

An expression names a service. Nobody is notified when a service's answer changes.

```yaml error
models:
  Cart:
    services:
      prices: any Prices
    derive:
      total: Int = prices.total()
```

```text
Cart.bindgen.yml:6:20: error: 'prices' is a service, and its answers can't be observed [service-in-expression]
      total: Int = prices.total()
                   ^~~~~~
help: call it in an action and keep the answer in 'state'
```

### `storage-in-expression`

Nobody is notified when something in `storage` changes, so what depends on it would become wrong.

```yaml error
models:
  Cart:
    storage:
      cache: [Int] = []
    derive:
      count: Int = cache.count
```

```text
Cart.bindgen.yml:6:20: error: 'cache' is in 'storage', and nobody would know when it changes [storage-in-expression]
      count: Int = cache.count
                   ^~~~~
help: move it to 'state'
```

Move it to `state`; with `private`, only its model sees it.

### `private-field`

A private entry is its own model's alone: no parent can name it, and no view can show it. Nor can a view show what fewer can see
than the model.

```yaml error
models:
  Cart:
    state:
      private count: Int = 0
    view:
      shows: [count]
```

```text
Cart.bindgen.yml:6:15: error: 'count' is private to 'Cart', and a view shows it to others [private-field]
      shows: [count]
              ^~~~~
help: leave 'private' out, or write 'private(set)'
```

Write `private(set)` where only writing is meant to be private.

### `bare-self`

An expression names `self` as a whole, which would make it depend on everything.

```yaml error
models:
  Cart:
    derive:
      total: Int = Prices.total(of: self)
```

```text
Cart.bindgen.yml:4:37: error: 'self' as a whole can't be observed [bare-self]
      total: Int = Prices.total(of: self)
                                    ^~~~
help: name the fields that 'total' depends on
```

### `unwatched`

A warning. The expression reads something that can change without a notice: the clock, random values, or shared objects.

```yaml error
models:
  Cart:
    state:
      end: Shop.Date = Date()
    derive:
      isOver: Bool = end < Date()
```

```text
Cart.bindgen.yml:6:28: warning: 'Date()' may change, and no observer is notified [unwatched]
      isOver: Bool = end < Date()
                           ^~~~~~
help: keep it in 'state' and set it in an action, or make it a service
```

Keep it in `state` and set it in an action; or make it a service, and call it in an action.

### `equal-names-field`

The `equal` of an entry names an entry of the model. Whether two values are equal can depend only on the two.

```yaml error
models:
  Cart:
    state:
      limit: Double = 1
      ratio:
        type: Double
        value: 0
        equal: abs($0 - $1) < limit
```

```text
Cart.bindgen.yml:8:31: error: whether two values of 'ratio' are equal can't depend on 'limit' [equal-names-field]
        equal: abs($0 - $1) < limit
                              ^~~~~
help: use only '$0' and '$1'
```

### `one-sided-equal`

An `equal` compares two values, and this one names only one of them, or none.

```yaml error
models:
  Cart:
    state:
      ratio:
        type: Double
        value: 0
        equal: $0 < 0.01
```

```text
Cart.bindgen.yml:7:16: error: an equality compares '$0' with '$1', and this one does not name both [one-sided-equal]
        equal: $0 < 0.01
               ^~~~~~~~~
help: write 'never' where no two values of 'ratio' count as equal
```

Write an expression of `$0` and `$1`, or `never`.

### `too-many-fields`

A model has more than 64 states and derivations. The message points at the first that is too many.

Move some of them into a child: a screen of so many fields is several.

### `too-many-inputs`

An expression names a child as a whole, and below it there are more than 4096 fields or 256 children; or there are below a
class that comes and goes. The message points at the child.

Name the fields that it depends on.

### `model-as-value`

A class model is the type of a state or a constant. Its changes would not be observed.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
  Shop:
    state:
      cart: Cart
```

```text
Cart.bindgen.yml:7:13: error: 'Cart' is a model, and what changes in it would not be seen here [model-as-value]
      cart: Cart
            ^~~~
help: keep models under 'children' or in 'lists'
```

Move the entry to `children`, or several to `lists`: the changes of a child and of a row are observed.

### `value-model`

A model with `kind: struct` is a value. It has no observers and belongs to no actor; the class that holds it has and does.

```yaml error
models:
  Todo:
    kind: struct
    emit: [callbacks]
    state:
      title: String = ""
```

```text
Cart.bindgen.yml:4:12: error: 'Todo' is a value, and the option 'callbacks' is for classes [value-model]
    emit: [callbacks]
           ^~~~~~~~~
help: name it for the class that holds it
```

Say it for the class.

### `value-as-child`

Children are classes, which notify of their own changes. A value changes where it is kept.

```yaml error
models:
  Todo:
    kind: struct
    state:
      title: String = ""
  Screen:
    children:
      todo: Todo
```

```text
Cart.bindgen.yml:8:13: error: 'Todo' is a value, and a class keeps values in its state [value-as-child]
      todo: Todo
            ^~~~
help: move 'todo' to 'state'
```

Keep it in `state`: a change of any of its fields is a change there.

### `case-kinds`

The models among the cases of one of several children are classes, or values, all of them.

```yaml error
models:
  EditForm:
    state: { name: String = "" }
  AddForm:
    kind: struct
    state: { name: String = "" }
  Contacts:
    children:
      destination:
        cases: { edit: EditForm, add: AddForm }
```

```text
Cart.bindgen.yml:10:39: error: 'AddForm' is a value here, and 'EditForm' a class [case-kinds]
        cases: { edit: EditForm, add: AddForm }
                                      ^~~~~~~
help: write 'kind: struct' for all of them, or for none
Cart.bindgen.yml:10:24: note: the first model is here
        cases: { edit: EditForm, add: AddForm }
                       ^~~~~~~~
```

Where the model that has them is a value, they are values, too.

### `case-name`

One of several children is an optional, or has an `id` in any case, so that its cases can't have the names of what these have.

```yaml error
models:
  EditForm:
    state: { name: String = "" }
  Contacts:
    children:
      destination:
        cases: { edit: EditForm, none: ~ }
```

```text
Cart.bindgen.yml:7:34: error: 'none' has a meaning of its own where one of several is optional [case-name]
        cases: { edit: EditForm, none: ~ }
                                 ^~~~
help: rename the case
```

Without a value, it is none of its cases: `destination = nil`.

### `no-payload`

A child that is one of several is set to a case without the model, or the value, that this case has.

```yaml error
models:
  EditForm:
    state: { name: String = "" }
  Contacts:
    children:
      sheet:
        cases: { edit: EditForm, help: ~ }
    actions:
      edit: sheet = .edit
```

```text
Cart.bindgen.yml:9:21: error: the case 'edit' has an 'EditForm', which is not given here [no-payload]
      edit: sheet = .edit
                    ^~~~~
help: write '.edit(EditForm(…))'
```

### `case-type-name`

The enum for one of several children is named after it, and is declared in the model. There it would hide what the model names.

```yaml error
models:
  EditForm:
    state: { name: String = "" }
  Contacts:
    children:
      editForm:
        cases: { edit: EditForm, help: ~ }
```

```text
Cart.bindgen.yml:6:7: error: the enum of 'editForm' is called 'EditForm', and inside 'Contacts' it would hide another type [case-type-name]
      editForm:
      ^~~~~~~~
help: rename the child
Cart.bindgen.yml:7:24: note: that is named here
        cases: { edit: EditForm, help: ~ }
                       ^~~~~~~~
```

### `unknown-model`

An entry of `children` names a model that is in no spec of the run.

```yaml error
models:
  Shop:
    children:
      cart: Cart
```

```text
Cart.bindgen.yml:4:13: error: no spec of this run has a model 'Cart' [unknown-model]
      cart: Cart
            ^~~~
```

Name the spec that has it on the same command line.

### `not-one-model`

An entry of `children` is an array or something else that is neither one model nor an optional of one.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
  Shop:
    children:
      carts: [Cart] = []
```

```text
Cart.bindgen.yml:7:14: error: a child is exactly one model, and '[Cart]' is something else [not-one-model]
      carts: [Cart] = []
             ^~~~~~
help: write 'Cart', 'Cart?', or put several into 'lists'
```

### `other-isolation`

A model and its child have different isolations. A transaction includes both, so they must have the same.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
  Shop:
    isolation: MainActor
    children:
      cart: Cart
```

```text
Cart.bindgen.yml:8:13: error: 'Shop' is 'MainActor', and its child 'Cart' states no isolation [other-isolation]
      cart: Cart
            ^~~~
help: give both one 'isolation'
```

### `narrow-child`

A model has wider access than its child.

```yaml error
models:
  Cart:
    state:
      count: Int = 0
  Shop:
    access: public
    children:
      cart: Cart
```

```text
Cart.bindgen.yml:8:13: error: 'Shop' is 'public', and its child 'Cart' only 'internal' [narrow-child]
      cart: Cart
            ^~~~
help: write 'access: public' for 'Cart'
```

### `model-circle`

A model is its own child, over one step or several. Rows that are classes count as children.

```yaml error
models:
  Cart:
    children:
      cart: Cart
```

```text
Cart.bindgen.yml:4:13: error: 'Cart' is its own child: Cart → Cart [model-circle]
      cart: Cart
            ^~~~
```

Break the circle.

## Other modules

The specs of [other modules](modules.md) are read, too. In these examples a second file is one of the module Catalog.

### `unimported-model`

An entry names a model of another module, and its spec does not import that module.

```yaml error
models:
  Checkout:
    children:
      cart: Cart
```

```yaml error Catalog/Catalog.bindgen.yml
access: public
emit: [observation]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:4:13: error: 'Cart' is a model of 'Catalog', which this spec does not import [unimported-model]
      cart: Cart
            ^~~~
help: add 'Catalog' to 'imports'
Catalog/Catalog.bindgen.yml:4:3: note: it is here
  Cart:
  ^~~~
```

### `ambiguous-model`

Two modules that a spec imports have a model of the same name.

```yaml error
imports: [Catalog, Market]
models:
  Checkout:
    children:
      cart: Cart
```

```yaml error Catalog/Catalog.bindgen.yml
access: public
models:
  Cart:
    state:
      count: Int = 0
```

```yaml error Market/Market.bindgen.yml
access: public
models:
  Cart:
    state:
      total: Int = 0
```

```text
Cart.bindgen.yml:5:13: error: 'Cart' is a model of 'Catalog' and of 'Market' [ambiguous-model]
      cart: Cart
            ^~~~
help: write 'Catalog.Cart' or 'Market.Cart'
```

### `module-name`

A model has the name of a module, and a spec needs that for another model.

```yaml error
imports: [Catalog]
models:
  Checkout:
    children:
      cart: Catalog.Cart
```

```yaml error Catalog/Catalog.bindgen.yml
access: public
models:
  Catalog:
    children:
      cart: Cart
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:5:13: error: 'Catalog' is a model, too, so that Swift looks for 'Catalog.Cart' in that [module-name]
      cart: Catalog.Cart
            ^~~~~~~~~~~~
help: rename that model, or write 'Cart' where no other has the name
Catalog/Catalog.bindgen.yml:3:3: note: it is here
  Catalog:
  ^~~~~~~
```

### `hidden-model`

Another module shows a model, or a field of it, to nobody else.

```yaml error
imports: [Catalog]
models:
  Checkout:
    children:
      cart: Cart
```

```yaml error Catalog/Catalog.bindgen.yml
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:5:13: error: 'Cart' of 'Catalog' is internal: other modules do not see it [hidden-model]
      cart: Cart
            ^~~~
help: write 'access: public' for it there
Catalog/Catalog.bindgen.yml:2:3: note: it is here
  Cart:
  ^~~~
```

### `broken-module`

A spec of another module has an error. Its own run says which.

```yaml error
imports: [Catalog]
models:
  Checkout:
    children:
      cart: Cart
```

```yaml error Catalog/Cart.bindgen.yml
access: public
models:
  Cart:
    state:
      count: Int =
```

```text
Cart.bindgen.yml:1:11: error: the specs of 'Catalog' have errors, so nothing is known of its models [broken-module]
imports: [Catalog]
          ^~~~~~~
help: run bindgen there
```

### `no-shared-runtime`

A class of one module holds one of another, and they share the runtime: both modules need [the library](modules.md). In this
example Catalog has a copy.

```yaml error
imports: [Catalog]
emit: [observation]
models:
  Checkout:
    children:
      cart: Cart
```

```yaml error Catalog/Catalog.bindgen.yml copy
access: public
emit: [observation]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:6:13: error: 'Checkout' can't hold 'Cart' of 'Catalog': 'Catalog' has a copy of the runtime [no-shared-runtime]
      cart: Cart
            ^~~~
help: let it depend on the product BindgenRuntime
Catalog/Catalog.bindgen.yml:4:3: note: it is here
  Cart:
  ^~~~
```

### `module-plain`

A class with machinery holds a plain one of another module. It would be told of no change there, and whether a class is plain is
said where its spec is.

```yaml error
imports: [Catalog]
emit: [callbacks]
models:
  Checkout:
    children:
      cart: Cart
    derive:
      count: Int = cart.count
```

```yaml error Catalog/Catalog.bindgen.yml
access: public
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:6:13: error: 'Cart' of 'Catalog' is plain, and 'Checkout' is not [module-plain]
      cart: Cart
            ^~~~
help: write 'emit: [observation]' for it there
Catalog/Catalog.bindgen.yml:3:3: note: it is here
  Cart:
  ^~~~
```

### `unidentified-row`

A class of another module is a row, and that module does not say that it is `Identifiable`.

```yaml error
imports: [Catalog]
emit: [callbacks]
models:
  Checkout:
    lists:
      carts: Cart
```

```yaml error Catalog/Catalog.bindgen.yml
access: public
emit: [callbacks]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:6:14: error: rows are told apart, and 'Cart' of 'Catalog' is not 'Identifiable' [unidentified-row]
      carts: Cart
             ^~~~
help: write 'conforms: [Identifiable]' for it there
Catalog/Catalog.bindgen.yml:4:3: note: it is here
  Cart:
  ^~~~
```

## Reducers

What goes wrong in models with `kind: struct` and `emit: [reducer]`, and what only those can have.

### `needs-reducer`

A value without a reducer has an effect, cancels one, reacts or animates. A value is only data: its store does such things, and there is
one where the value has a reducer.

```yaml error
isolation: MainActor
models:
  Search:
    kind: struct
    state:
      query: String = ""
    actions:
      searched:
        effect: print(query)
```

```text
Cart.bindgen.yml:9:9: error: 'Search' is a value without a reducer, and an effect is carried out by a store [needs-reducer]
        effect: print(query)
        ^~~~~~
help: write 'emit: [reducer]'
```

Write `emit: [reducer]`, for it or for the value that has it as a child or a row.

### `not-a-case`

An action of a value with a reducer can't be a case of an enum: it is generic, variadic, async or throwing, has a result, or
takes an argument that nobody can keep.

```yaml error
models:
  Counter:
    kind: struct
    emit: [reducer]
    state:
      count: Int = 0
    actions:
      add(_ numbers: Int...): count += numbers.reduce(0, +)
```

```text
Cart.bindgen.yml:8:11: error: 'add' is variadic, and a reducer's actions are values [not-a-case]
      add(_ numbers: Int...): count += numbers.reduce(0, +)
          ^~~~~~~~~~~~~~~~~
help: write 'private' before it, if only actions call it, or put it into an extension
```

What only other actions call may stay an action: a private one has no case, unless an effect calls it.

### `set-action`

An action, a child or a list is called like the action that sets a field. A store sends `setQuery` when somebody sets `query`.

```yaml error
models:
  Search:
    kind: struct
    emit: [reducer]
    state:
      query: String = ""
    actions:
      setQuery(_ text: String): query = text
```

```text
Cart.bindgen.yml:8:7: error: setting 'query' is the action 'setQuery', too [set-action]
      setQuery(_ text: String): query = text
      ^~~~~~~~
help: choose another name, or write 'set: private' for the field
```

Nobody needs that action where the field may be set. Where it does more than that, give the field `set: private`, or let a
reaction do the rest: `on: query`.

### `missing-service`

A child or a row works with a service that its parent does not have, or has with another type. The store of the parent has all
the services there are, so those below get theirs from it, by name. A service with a value may be missing.

```yaml error
models:
  Todo:
    kind: struct
    let:
      id: Int
    services:
      load: () -> String
    state:
      title: String = ""
    actions:
      loaded: title = load()
  Todos:
    kind: struct
    emit: [reducer]
    lists:
      todos: Todo
```

```text
Cart.bindgen.yml:16:14: error: the row 'Todo' needs a service 'load', which 'Todos' does not have [missing-service]
      todos: Todo
             ^~~~
help: add 'load: () -> String' to the services of 'Todos'
Cart.bindgen.yml:7:7: note: it is needed here
      load: () -> String
      ^~~~
```

### `no-clock`

A warning: what a child or a row does later waits on the system's clock, although its parent has a clock of its own. A test that
moves the parent's clock would not move this one.

```yaml error
isolation: MainActor
models:
  Todo:
    kind: struct
    let:
      id: Int
    state:
      isNew: Bool = true
    actions:
      seen: isNew = false
      shown: { effect: { after: .seconds(1), run: seen() } }
  Todos:
    kind: struct
    emit: [reducer]
    services:
      clock: any Clock<Duration>
    lists:
      todos: Todo
```

```text
Cart.bindgen.yml:11:16: warning: this waits on a 'ContinuousClock', and not on the clock of 'Todos' [no-clock]
      shown: { effect: { after: .seconds(1), run: seen() } }
               ^~~~~~
help: add 'clock: any Clock<Duration>' to the services of 'Todo'
```

### `no-child-actions`

`onAction` names something that has no actions to react to: only the reducer of a value sees what its children and its rows do.
Rows of a list with `ids: none` can't be sent to.

```yaml error
models:
  Todos:
    kind: struct
    emit: [reducer]
    state:
      last: Int = 0
    lists:
      numbers: Row
    actions:
      follow:
        onAction: numbers(id, action)
        body: last += 1
```

```text
Cart.bindgen.yml:11:19: error: there are no actions of 'numbers' to react to: 'Row' has no reducer [no-child-actions]
        onAction: numbers(id, action)
                  ^~~~~~~
help: name a child or a list of models with 'kind: struct', in one with 'emit: [reducer]'
```

### `reaction-names`

`onAction` names what its text may use: of a child its action, of a list the row's id and its action.

```yaml error
models:
  Todo:
    kind: struct
    let:
      id: Int
    state:
      isDone: Bool = false
    actions:
      tapped: isDone.toggle()
  Todos:
    kind: struct
    emit: [reducer]
    state:
      last: Int = 0
    lists:
      todos: Todo
    actions:
      follow:
        onAction: todos(action)
        body: last += 1
```

```text
Cart.bindgen.yml:19:25: error: of an action in the list 'todos', the row's id and the action are named [reaction-names]
        onAction: todos(action)
                        ^~~~~~
help: write 'todos(id, action)'
```

### `lost-effect`

What actions of a value begin is carried out by its store. A body passes it on where it calls its own actions, and those of
children and rows by their path. It can't where the action is not called but passed on, or called on a copy.

```yaml error
isolation: MainActor
models:
  Song:
    kind: struct
    let: { id: Int }
    actions:
      play: { effect: print("la") }
  Album:
    kind: struct
    emit: [reducer]
    lists: { songs: Song }
    actions:
      playFirst: songs[0].play()
      playAll: for song in songs { songs[id: song.id]?.play() }
```

```text
Cart.bindgen.yml:13:27: error: what 'play' begins would be lost: it is called on a copy, or on a row that is not found by its id [lost-effect]
      playFirst: songs[0].play()
                          ^~~~
help: call it on a child or a row by its path, as in 'rows[id: 1]?.play()'
```

### `unseen-change`

A warning. A class reacts to each change of a field. Of values, a model's own fields and its children are compared before and after
an action, but not all rows of a list: that would cost more with each row. Rows react to what their own actions change.

```yaml error
isolation: MainActor
models:
  Song:
    kind: struct
    let: { id: Int }
    state: { isLiked: Bool = false, likes: Int = 0 }
    actions:
      likedChanged: { on: isLiked, body: likes += 1 }
  Album:
    kind: struct
    emit: [reducer]
    lists: { songs: Song }
    actions:
      like(_ id: Int): songs[id: id]?.isLiked = true
```

```text
Cart.bindgen.yml:14:39: warning: 'Song' does not react to what is written here: rows that are values react to their own actions [unseen-change]
      like(_ id: Int): songs[id: id]?.isLiked = true
                                      ^~~~~~~
help: write an action of 'Song' that does it, and call that: 'rows[id: 1]?.rename()'
```

```yaml
isolation: MainActor
models:
  Song:
    kind: struct
    let: { id: Int }
    state: { isLiked: Bool = false, likes: Int = 0 }
    actions:
      like: isLiked = true
      likedChanged: { on: isLiked, body: likes += 1 }
  Album:
    kind: struct
    emit: [reducer]
    lists: { songs: Song }
    actions:
      like(_ id: Int): songs[id: id]?.like()
```

## Effects

[Effects](effects.md) says what effects are.

### `no-run`

An effect has no text.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        effect: { id: load }
```

```text
Cart.bindgen.yml:7:9: error: this effect does nothing [no-run]
        effect: { id: load }
        ^~~~~~
help: write 'run: …'
```

### `no-unit`

`after` and `every` take a `Duration`, which no number is.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: { after: 3, run: load() } }
```

```text
Cart.bindgen.yml:6:32: error: a duration needs a unit [no-unit]
      load: { effect: { after: 3, run: load() } }
                               ^
help: write '.seconds(3)'
```

### `not-an-id`

An `id` is more than a word with values in parentheses.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        effect: { id: load + 1, run: load() }
```

```text
Cart.bindgen.yml:7:23: error: an effect's id is a word, or a word with a value [not-an-id]
        effect: { id: load + 1, run: load() }
                      ^~~~~~~~
help: write 'load' or 'load(item.id)'
```

### `effect-without-id`

What belongs to one effect, its policy and the bodies in which it ends, goes by its name. Without an `id`, that is the action's,
which several effects of it can't share.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        effect:
          - { policy: keep, run: print(query) }
          - print("loading")
```

```text
Cart.bindgen.yml:8:15: error: this belongs to one effect by its name, and several here would have that of the action [effect-without-id]
          - { policy: keep, run: print(query) }
              ^~~~~~
help: write 'id: …' beside it
```

### `then-parameters`

The parameters of `then` are the result of `run`: none, one, or several for the parts of a tuple. They have a name and a type.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { items: [Int] = [], isLast: Bool = false }
    actions:
      load:
        effect:
          run: try await page(1)
          then(_ page: [Int], isLast: Bool): items = page
```

```text
Cart.bindgen.yml:9:31: error: the parameters of 'then' are the result of 'run', and have names and types alone [then-parameters]
          then(_ page: [Int], isLast: Bool): items = page
                              ^~~~~~~~~~~~
help: write 'then(_ page: Page)'; of a tuple, 'then(_ page: Page, _ total: Int)'
```

### `body-waits`

A body is one transaction, which ends when the action does. What takes time is an effect, or an `async` action, whose writes are each
told by themselves.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { items: [Int] = [] }
    actions:
      load: items = try await page(1)
```

```text
Cart.bindgen.yml:6:25: error: an action ends at once, and can't wait [body-waits]
      load: items = try await page(1)
                        ^~~~~
help: await it in an 'effect', and give what comes to its 'then'; or write 'async' behind the signature
```

### `derive-waits`

A derived field has its value at once. A value that takes time is a state, which `loads` fills.

```yaml error
isolation: MainActor
models:
  Search:
    services: { client: any Client }
    state: { query: String = "" }
    derive:
      results: "[String] = await client.search(query)"
```

```text
Cart.bindgen.yml:7:28: error: 'results' is computed at once, and can't wait [derive-waits]
      results: "[String] = await client.search(query)"
                           ^~~~~
help: make it a 'state', and write where its value comes from in 'loads': 'results: await …'
Cart.bindgen.yml:7:34: error: 'client' is a service, and its answers can't be observed [service-in-expression]
      results: "[String] = await client.search(query)"
                                 ^~~~~~
help: call it in an action and keep the answer in 'state'
```

### `ending-waits`

`then` and `catch` are bodies, like those of actions. What takes time is done in `run`, or by another action's effect.

```yaml error
models:
  Search:
    isolation: MainActor
    services: { log: any EventLog }
    state: { items: [Int] = [] }
    actions:
      load:
        effect:
          run: try await page(1)
          then(_ page: [Int]): |
            items = page
            await log.write("loaded")
```

```text
Cart.bindgen.yml:12:13: error: 'then' is a body of an action, and can't wait [ending-waits]
            await log.write("loaded")
            ^~~~~
help: await it in 'run'
```

### `ending-name`

The bodies in which an effect ends are actions, `loadFinished` and `loadFailed`: cases of a reducer. Several effects of one action
go by their ids: `pageFinished`.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { items: [Int] = [], message: String = "" }
    actions:
      load:
        effect: { run: 'loaded(try await page(1))', catch: loadFailed(error) }
      loaded(_ page: [Int]): items = page
      loadFailed(_ error: any Error): message = "\(error)"
```

```text
Cart.bindgen.yml:7:53: error: this makes the action 'loadFailed', and the name is taken [ending-name]
        effect: { run: 'loaded(try await page(1))', catch: loadFailed(error) }
                                                    ^~~~~
help: rename the other one, or do here what it does
Cart.bindgen.yml:9:7: note: it is here
      loadFailed(_ error: any Error): message = "\(error)"
      ^~~~~~~~~~
```

### `local-in-effect`

`run` runs when the action has ended, and knows what its body declared with `let`. A variable may have changed by then, and a function
or `self` would keep the model, so that it never goes while the effect runs.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        body: |
          var text = query
          text += "!"
        effect: print(text)
```

```text
Cart.bindgen.yml:10:23: error: 'text' is a variable of the body, and this runs later [local-in-effect]
        effect: print(text)
                      ^~~~
help: write 'let'; or 'let last = text' at the body's end, and name that
```

### `local-in-ending`

`then` and `catch` see the constants of the action's body. One that has the name of an entry of the model would hide it.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "", items: [Int] = [] }
    actions:
      load:
        body: let items: [Int] = [query.count]
        effect:
          run: try await page(items)
          then(_ page: [Int]): items = page
```

```text
Cart.bindgen.yml:10:32: error: the body declares another 'items', which 'then' would name here [local-in-ending]
          then(_ page: [Int]): items = page
                               ^~~~~
help: rename that one, or write 'self.items' for the model's
```

### `untyped-local`

`then` and `catch` are actions of their own, and get the constants of the body that they name as arguments, which have types.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "", items: [Int] = [] }
    actions:
      load:
        body: let key = query.count
        effect:
          run: try await page(key)
          then(_ page: [Int]): items[key] = page.count
```

```text
Cart.bindgen.yml:10:38: error: 'key' is given to 'then' as an argument, and no type is written for it [untyped-local]
          then(_ page: [Int]): items[key] = page.count
                                     ^~~
help: write 'let key: Type = …' in the body
```

### `running-in-value`

A value does not know what its store runs. Derivations that ask are the store's alone.

```yaml error
isolation: MainActor
models:
  Search:
    kind: struct
    emit: [reducer]
    state: { items: [Int] = [] }
    derive: { isLoading: Bool = isRunning(load) }
    actions:
      load: { effect: { run: try await page(1), then(_ page: [Int]): items = page } }
      clear: if !isRunning(load) { items = [] }
```

```text
Cart.bindgen.yml:10:18: error: a value does not know what its store runs [running-in-value]
      clear: if !isRunning(load) { items = [] }
                 ^~~~~~~~~
help: ask in 'derive', which the store has; or keep a state that the effect's action and its 'then' set
```

### `load-at-once`

A load takes time. What doesn't is derived.

```yaml error
isolation: MainActor
models:
  Search:
    state: { query: String = "", results: "[String] = []" }
    loads: { results: query.split(separator: " ").map(String.init) }
```

```text
Cart.bindgen.yml:5:14: error: nothing here takes time [load-at-once]
    loads: { results: query.split(separator: " ").map(String.init) }
             ^~~~~~~
help: write 'results: [String] = …' in 'derive'
```

### `load-clears`

`clears` gives the state its first value again, which the spec must state.

```yaml error
isolation: MainActor
models:
  Screen:
    state: { user: Int = 0, name: String }
    loads:
      name: { from: try await fetchName(user), clears: true }
```

```text
Cart.bindgen.yml:6:56: error: 'name' has no value to go back to [load-clears]
      name: { from: try await fetchName(user), clears: true }
                                                       ^~~~
help: give it one in 'state'
```

### `load-name`

A load makes an action and a few fields, and goes by the name of its state where effects do. These names are taken.

```yaml error
isolation: MainActor
models:
  Screen:
    state: { user: Int = 0, name: String = "" }
    loads: { name: try await fetchName(user) }
    actions:
      loadName: name = "loading"
```

```text
Cart.bindgen.yml:7:7: error: the load of 'name' has the name 'loadName' [load-name]
      loadName: name = "loading"
      ^~~~~~~~
help: rename this
```

### `load-itself`

What a load depends on follows from what it gives, so that it would load again and again.

```yaml error
isolation: MainActor
models:
  Screen:
    state: { name: String = "" }
    loads: { name: try await fetchName(after: length) }
    derive: { length: Int = name.count }
```

```text
Cart.bindgen.yml:5:14: error: 'name' is loaded again when it has been loaded: name → length → name [load-itself]
    loads: { name: try await fetchName(after: length) }
             ^~~~
help: write 'on: [field]' for what it depends on
```

### `catch-without-run`

An effect that only waits can't fail.

```yaml error
models:
  Player:
    isolation: MainActor
    state: { elapsed: Int = 0 }
    actions:
      play: { effect: { every: .seconds(1), then: elapsed += 1, catch: elapsed = 0 } }
```

```text
Cart.bindgen.yml:6:65: error: nothing here can fail [catch-without-run]
      play: { effect: { every: .seconds(1), then: elapsed += 1, catch: elapsed = 0 } }
                                                                ^~~~~
help: write 'run: …', or leave 'catch' out
```

### `effect-of-other`

An `id` is the name of another action, whose effects are known by it.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: print(query) }
      reload: { effect: { id: load, run: print(query) } }
```

```text
Cart.bindgen.yml:7:31: error: 'load' is the name of another action's effects [effect-of-other]
      reload: { effect: { id: load, run: print(query) } }
                              ^~~~
help: write 'id: load' there, too, or another id here
```

### `after-and-every`

`every` waits before each time, the first one included.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        effect: { after: .seconds(1), every: .seconds(2), run: load() }
```

```text
Cart.bindgen.yml:7:19: error: an effect waits once, with 'after', or each time, with 'every' [after-and-every]
        effect: { after: .seconds(1), every: .seconds(2), run: load() }
                  ^~~~~
help: remove one of them
```

### `load-word`

A warning. An expression asks for what is loaded as other libraries call it. [Loaded fields](loads.md) has the words: `isRunning`,
`isLoaded` and `failure`.

```yaml error
isolation: MainActor
models:
  Search:
    services: { client: any Client }
    state: { results: [String] = [] }
    loads: { results: await client.load() }
    derive: { isBusy: Bool = isLoading(results) }
```

```text
Cart.bindgen.yml:7:30: warning: 'isLoading(results)' is no question about what is loaded [load-word]
    derive: { isBusy: Bool = isLoading(results) }
                             ^~~~~~~~~~~~~~~~~~
help: write 'isRunning(results)'; a function of your own is 'Module.isLoading'
```

### `first-without-every`

`first` says how long an effect with `every` waits before its first run. Before a single run, `after` waits.

```yaml error
models:
  Sync:
    isolation: MainActor
    state: { status: String = "" }
    actions:
      poll:
        effect: { first: .zero, run: refresh() }
```

```text
Cart.bindgen.yml:7:19: error: 'first' is the wait before the first of many runs, and this effect has one [first-without-every]
        effect: { first: .zero, run: refresh() }
                  ^~~~~
help: write 'after', or 'every' beside it
```

### `outlives-every`

An effect with `outlives` keeps its model until it has ended, and one with `every` never ends by itself.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        effect: { every: .seconds(2), outlives: true, run: load() }
```

```text
Cart.bindgen.yml:7:39: error: an effect that repeats itself would keep its model for ever [outlives-every]
        effect: { every: .seconds(2), outlives: true, run: load() }
                                      ^~~~~~~~
help: remove 'outlives', or 'every'
```

### `two-keys`

Two keys of an action say how it is called.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        signature: load()
        on: query
        body: print(query)
```

```text
Cart.bindgen.yml:7:9: error: an action has 'on' or 'signature', not both [two-keys]
        signature: load()
        ^~~~~~~~~
help: remove one of them
```

`on` and `onAction` take the place of a signature, and each other's.

### `effect-without-actor`

An effect calls actions when its work is done, from wherever that was. So its model must be on an actor.

```yaml error
models:
  Search:
    state: { query: String = "" }
    actions:
      load: { effect: load() }
```

```text
Cart.bindgen.yml:5:15: error: an effect needs an actor to come back to, and 'Search' states none [effect-without-actor]
      load: { effect: load() }
              ^~~~~~
help: write 'isolation: MainActor'
```

Other global actors do as well.

### `effect-of-action`

An action with effects gives a handle, so it has no other result. An action that is `async` is no transaction, at whose end an
effect could begin. A generic one has arguments of types that nobody knows later. An `async` action can't have `cancels` or
`animation`, either.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load() -> Bool:
        body: return query.isEmpty
        effect: clear()
      clear: query = ""
```

```text
Cart.bindgen.yml:8:9: error: 'load' has a result, and can't have an effect [effect-of-action]
        effect: clear()
        ^~~~~~
help: give the effect to an action of its own, and call that
```

### `effect-argument`

An argument that an action only borrows is gone when its effect begins.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load(_ text: inout String):
        effect: show(text)
      show(_ text: String): query = text
```

```text
Cart.bindgen.yml:7:22: error: an effect outlives its action, and can't keep 'text' [effect-argument]
        effect: show(text)
                     ^~~~
help: give it a value that it can keep
```

### `unknown-service`

A warning. A name that the model does not have is nearly that of a service. If it is a global that is meant, write it with its
module.

```yaml error
isolation: MainActor
models:
  Cart:
    services: { client: any Client }
    actions:
      load: { effect: try await clinet.load() }
```

```text
Cart.bindgen.yml:6:33: warning: there is no service 'clinet' [unknown-service]
      load: { effect: try await clinet.load() }
                                ^~~~~~
help: did you mean 'client'?
```

### `set-in-effect`

An effect has the fields as they were when it began, and runs beside what others do meanwhile. What it gives goes to its
`then`, or it calls actions.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { found: [String] = [] }
    actions:
      load:
        effect: found = await search()
```

```text
Cart.bindgen.yml:7:17: error: an effect can't set 'found': it has what was there when it began [set-in-effect]
        effect: found = await search()
                ^~~~~
help: give what it is set to to the effect's 'then', or call an action that sets it
```

### `self-in-effect`

`self` stands alone in an effect. An effect does not keep its model.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: log(self) }
```

```text
Cart.bindgen.yml:6:27: error: an effect has no 'self': its model may have gone [self-in-effect]
      load: { effect: log(self) }
                          ^~~~
help: name the fields that it needs, and call actions
```

### `model-in-effect`

An effect names a child, a row, the view or `update`. Those could change the model when nobody may change it any more.

```yaml error
isolation: MainActor
models:
  Header:
    state: { text: String = "" }
    actions: { show: text = "x" }
  Search:
    children: { header: Header }
    actions:
      load: { effect: header.show() }
```

```text
Cart.bindgen.yml:9:23: error: 'header' may change or go while the effect runs [model-in-effect]
      load: { effect: header.show() }
                      ^~~~~~
help: name a derivation of what the effect needs, and call an action
```

### `call-in-effect`

An effect calls an action that gives a result, or one with a variadic parameter. Where the effect was cancelled, or the model has
gone, there is no result.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: if count() > 1 { load() } }
      count() -> Int: query.count
```

```text
Cart.bindgen.yml:6:26: error: 'count' has a result, and there is none where its model has gone [call-in-effect]
      load: { effect: if count() > 1 { load() } }
                         ^~~~~
help: call an action without a result
```

### `unknown-effect`

No effect of the model has this `id`.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: { id: load, run: load() } }
      stop: { cancels: laod }
```

```text
Cart.bindgen.yml:7:24: error: 'Search' has no effect 'laod' [unknown-effect]
      stop: { cancels: laod }
                       ^~~~
help: did you mean 'load'?
```

### `effect-values`

An effect with an id `load(id)` ends by `load(3)`, and by `load`, which means all of them.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load: { effect: { id: load, run: load() } }
      stop: { cancels: load(3) }
```

```text
Cart.bindgen.yml:7:29: error: the effect 'load' has no values [effect-values]
      stop: { cancels: load(3) }
                            ^
help: leave the parentheses out
Cart.bindgen.yml:6:29: note: it is here
      load: { effect: { id: load, run: load() } }
                            ^~~~
```

### `unknown-child`

`cancels` names the effects of a child or of rows that are not there.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      stop: { cancels: haeder.load }
```

```text
Cart.bindgen.yml:6:24: error: 'Search' has no child 'haeder' [unknown-child]
      stop: { cancels: haeder.load }
                       ^~~~~~
```

### `reaction-signature`

A reaction is called when fields have changed, by nobody else in particular.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      changed(_ text: String): { on: query, body: print(text) }
```

```text
Cart.bindgen.yml:6:15: error: 'changed' reacts to fields: nobody gives it arguments, waits for it or takes what it gives [reaction-signature]
      changed(_ text: String): { on: query, body: print(text) }
              ^~~~~~~~~~~~~~
help: write a name alone
```

### `one-case`

Actions may share a base name where their labels differ. The cases of a reducer's `Action` may not.

```yaml error
models:
  Feed:
    kind: struct
    emit: [reducer]
    state: { text: String = "" }
    actions:
      received(name: String): text = name
      received(error: String): text = error
```

```text
Cart.bindgen.yml:8:7: error: this would be the case 'received' of the reducer's actions, and there is one [one-case]
      received(error: String): text = error
      ^~~~~~~~
help: rename one of them
Cart.bindgen.yml:7:7: note: it is here
      received(name: String): text = name
      ^~~~~~~~
```

### `accessors`

A property of a service's protocol ends as in Swift.

```yaml error
models:
  Feed:
    services:
      sensor:
        protocol: Sensor
        methods:
          - isOn: Bool { get async }
```

```text
Cart.bindgen.yml:7:24: error: a property of a protocol ends in '{ get }' or '{ get set }' [accessors]
          - isOn: Bool { get async }
                       ^
help: write one of these
```

### `closure-property`

A service that is a struct of closures has methods alone.

```yaml error
models:
  Feed:
    services:
      sensor:
        struct: Sensor
        methods:
          - isOn: Bool { get }
```

```text
Cart.bindgen.yml:7:13: error: a struct of closures has no properties [closure-property]
          - isOn: Bool { get }
            ^~~~
help: write a method, or 'protocol' in place of 'struct'
```

### `owner-setter`

`set: owner` is for the state of a value, which the models that hold it may set.

```yaml error
models:
  Feed:
    state:
      mark: { type: Int, value: 0, set: owner }
```

```text
Cart.bindgen.yml:4:41: error: the setter of a class's state is for all that see it [owner-setter]
      mark: { type: Int, value: 0, set: owner }
                                        ^~~~~
help: write 'set: internal', or 'set: private'
```

### `known-conformance`

A model that is an `NSObject` says what every object is.

```yaml error
imports: [Foundation]
models:
  Feed:
    conforms: [NSObject, Hashable]
```

```text
Cart.bindgen.yml:4:26: error: 'NSObject' is 'Hashable' already [known-conformance]
    conforms: [NSObject, Hashable]
                         ^~~~~~~~
help: leave it out
```

### `function-signature`

A function answers at once, and cannot fail.

```yaml error
models:
  Feed:
    state: { ids: [Int] = [] }
    functions:
      holds(_ id: Int) async -> Bool: ids.contains(id)
```

```text
Cart.bindgen.yml:5:7: error: 'holds' is async, and a function answers a question at once [function-signature]
      holds(_ id: Int) async -> Bool: ids.contains(id)
      ^~~~~
help: write 'name(_ id: Int) -> Bool', and what takes time as an action
```

### `function-writes`

A function sets a field. Whoever asks must not change anything.

```yaml error
models:
  Feed:
    state: { asked: Int = 0 }
    functions:
      isOdd(_ id: Int) -> Bool: |
        asked = id
        return id % 2 == 1
```

```text
Cart.bindgen.yml:6:9: error: 'isOdd' sets 'asked', and a function only answers [function-writes]
        asked = id
        ^~~~~
help: write an action
```

### `function-as-value`

A function is named without its arguments. In expressions and effects it is called, and can't be passed on.

```yaml error
models:
  Feed:
    state: { ids: [Int] = [] }
    functions:
      isOdd(_ id: Int) -> Bool: id % 2 == 1
    derive:
      odd: "[Int] = ids.filter(isOdd)"
```

```text
Cart.bindgen.yml:7:32: error: 'isOdd' is called with its arguments here, and can't be passed on by its name [function-as-value]
      odd: "[Int] = ids.filter(isOdd)"
                               ^~~~~
help: write '{ isOdd($0) }'
```

### `action-in-init`

`on: init` calls an action while the model is made, where nobody can wait for it, catch what it throws or take what it
gives, and nobody is notified.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      begin() async: { on: init, body: query = await last() }
```

```text
Cart.bindgen.yml:6:28: error: 'begin' runs in 'init', and nobody can wait for it there [action-in-init]
      begin() async: { on: init, body: query = await last() }
                           ^~~~
help: write an action of its own for that, and call it where it can be waited for
```

Let an effect wait, which begins then, too.

### `init-argument`

The parameters of an action with `on: init` are arguments of `init`, which has one of that name already.

```yaml error
models:
  Search:
    let: { userID: Int }
    actions:
      begin(userID: Int): { on: init, body: print(userID) }
```

```text
Cart.bindgen.yml:5:13: error: 'init' has 'userID' already [init-argument]
      begin(userID: Int): { on: init, body: print(userID) }
            ^~~~~~~~~~~
help: rename the parameter
Cart.bindgen.yml:3:12: note: it is here
    let: { userID: Int }
           ^~~~~~
```

### `view-in-init`

An action with `on: init` calls the view, which is attached when the model is there.

```yaml error
models:
  Search:
    view: { commands: [focus] }
    actions:
      begin: { on: init, body: view?.focus() }
```

```text
Cart.bindgen.yml:5:32: error: no view is attached while the model is made [view-in-init]
      begin: { on: init, body: view?.focus() }
                               ^~~~
help: let the view show what it is to show: it is told all of it when it is attached
```

### `value-in-init`

A value's `init` has neither services nor effects: they are its store's. Rows that are copied or decoded have no
beginning, either.

```yaml error
models:
  Search:
    kind: struct
    emit: [reducer]
    isolation: MainActor
    services: { log: "@Sendable (String) -> Void" }
    actions:
      begin: { on: init, body: log("here") }
```

```text
Cart.bindgen.yml:8:20: error: 'begin' runs in 'init' of a value, which has no services: that is for its store [value-in-init]
      begin: { on: init, body: log("here") }
                   ^~~~
help: write an action 'appeared' that does it, and send '.appeared' to the store
```

### `return-before-effect`

Effects begin behind the last line of a body, and a body that ends before begins none. Here it ends before in any case.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      load:
        body: |
          query = ""
          return
        effect: print("never")
```

```text
Cart.bindgen.yml:9:11: warning: the body ends here in any case, and before its effects, so that none of them begins [return-before-effect]
          return
          ^~~~~~
help: leave it out, or put it into a 'guard' or an 'if'
```

### `reaction-to-itself`

A reaction sets what it reacts to. It would be called again and again.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      changed: { on: query, body: query = "" }
```

```text
Cart.bindgen.yml:6:35: error: 'changed' reacts to what it sets here, and would run again and again [reaction-to-itself]
      changed: { on: query, body: query = "" }
                                  ^~~~~
help: set it where it changes, or react to something else
```

Only a plain assignment is seen. What else sets the field is caught when it runs, as for [observers](effects.md#reactions).

### `reaction-loop`

A warning. From what a reaction writes follows what it reacts to, over derivations, loads, other actions, or other reactions: it is set
off again and again, until its values come to rest. After 1000 rounds the program stops. The arrows show the way, from the field
that is written to the one that is observed.

```yaml error
isolation: MainActor
models:
  Cart:
    state:
      n: Int = 0
    derive:
      twice: Int = n * 2
    actions:
      count: { on: twice, body: n += 1 }
```

```text
Cart.bindgen.yml:9:33: warning: what 'count' does here sets it off again: n → twice [reaction-loop]
      count: { on: twice, body: n += 1 }
                                ^
help: react to something else, or see to it that the values come to rest
```

### `animation-too-early`

A warning. Observers are told of what an action changes when it has ended, and by then a `withAnimation` in its body has ended, too:
nothing is animated. The key `animation` is around the moment in which observers are told. (A plain class tells of each write at
once: there, both do the same.)

```yaml error
isolation: MainActor
emit: [observation]
models:
  Panel:
    state: { isOpen: Bool = false }
    actions:
      toggle: withAnimation { isOpen.toggle() }
```

```text
Cart.bindgen.yml:7:15: warning: this animates nothing: observers are told of the changes when 'toggle' has ended [animation-too-early]
      toggle: withAnimation { isOpen.toggle() }
              ^~~~~~~~~~~~~
help: write 'animation: .default' beside 'body:', and the changes alone in the body
```

```yaml
isolation: MainActor
emit: [observation]
models:
  Panel:
    state: { isOpen: Bool = false }
    actions:
      toggle: { animation: .default, body: isOpen.toggle() }
```

### `task-in-body`

A warning. A body begins work by itself: a `Task`, a block on a queue, a timer. Nothing can cancel it or wait for it,
`isRunning` does not see it, and it may write when the model has moved on.

```yaml error
models:
  Search:
    isolation: MainActor
    services: { client: any Client }
    state: { items: [Item] = [] }
    actions:
      load: |
        Task {
          items = try await client.items()
        }
```

```text
Cart.bindgen.yml:8:9: warning: nothing can cancel or await what 'Task' begins here, and nothing knows that it runs [task-in-body]
        Task {
        ^~~~
help: write an effect: what takes time is its run, and what is set when that has ended its ending
```

Write what takes time as an [effect](effects.md), or as a [load](loads.md), and what it sets then as `then`. If you mean it, write
a method in an extension, and call that. In `run`, a `Task` is yours.

### `late-writes`

A warning. An effect that has been replaced or cancelled calls no more actions, but an `async` action that it waits for goes on. What
it writes behind an `await` is then out of date: the results of the first search appear below the text of the second. Let the
effect await the value, and give it to an action.

```yaml error
isolation: MainActor
models:
  Search:
    services: { client: any Client }
    state: { query: String = "", found: [String] = [] }
    actions:
      queryChanged:
        on: query
        effect: { id: search, run: await search() }
      search() async: |
        found = await client.search(query)
```

```text
Cart.bindgen.yml:9:42: warning: 'search' writes 'found' behind an 'await', even where this effect was replaced or cancelled [late-writes]
        effect: { id: search, run: await search() }
                                         ^~~~~~
help: await the value here, and write it in an action that is not 'async'
Cart.bindgen.yml:11:9: note: it is written here
        found = await client.search(query)
        ^~~~~
```

```yaml
isolation: MainActor
models:
  Search:
    services: { client: any Client }
    state: { query: String = "", found: [String] = [] }
    actions:
      queryChanged:
        on: query
        effect: { id: search, run: 'responded(await client.search(query))' }
      responded(_ found: [String]): self.found = found
```

### `not-a-child-action`

`onAction` takes a child and a name for its action, or a list and names for the id and the action.

```yaml error
models:
  Search:
    isolation: MainActor
    state: { query: String = "" }
    actions:
      seen: { onAction: todos, body: query = "" }
```

```text
Cart.bindgen.yml:6:25: error: this says no child's action [not-a-child-action]
      seen: { onAction: todos, body: query = "" }
                        ^~~~~
help: write 'child(action)', or 'list(id, action)' for rows
```

## Events

### `event-name`

Bodies call an event by its name, and tests name its case. So no other entry of the model has that name, whatever its labels are.

```yaml error
isolation: MainActor
models:
  Login:
    events: [cancelled]
    actions:
      cancelled(by user: String): cancelled()
```

```text
Cart.bindgen.yml:4:14: error: an event has its name for itself, and 'cancelled' is taken [event-name]
    events: [cancelled]
             ^~~~~~~~~
help: rename one of them
Cart.bindgen.yml:6:7: note: taken here
      cancelled(by user: String): cancelled()
      ^~~~~~~~~
```

### `event-signature`

An event is a value, a case of an enum: it gives nothing back, and takes no time.

```yaml error
isolation: MainActor
models:
  Login:
    events: [confirm(_ text: String) async -> Bool]
```

```text
Cart.bindgen.yml:4:47: error: 'confirm' has a result, and an event is a value that goes to whoever hears it [event-signature]
    events: [confirm(_ text: String) async -> Bool]
                                              ^~~~
help: write 'name(_ user: User)', or a name alone
```

### `not-a-child-event`

`onEvent` takes a child and a name for its event, or a list and names for the id and the event.

```yaml error
isolation: MainActor
models:
  Login:
    events: [cancelled]
  App:
    children: { login: Login? }
    actions:
      loginEnded: { onEvent: login, body: login = nil }
```

```text
Cart.bindgen.yml:8:30: error: this says no child's event [not-a-child-event]
      loginEnded: { onEvent: login, body: login = nil }
                             ^~~~~
help: write 'child(event)', or 'list(id, event)' for rows
```

### `onevent-unknown`

`onEvent` names something that sends no events: it is no child and no list of models, or their model has none. A class hears classes,
and a value with a reducer hears values.

```yaml error
isolation: MainActor
models:
  Login:
    state: { name: String = "" }
  App:
    children: { login: Login? }
    actions:
      loginEnded: { onEvent: login(event), body: login = nil }
```

```text
Cart.bindgen.yml:8:30: error: there are no events of 'login' to react to: 'Login' has no 'events' [onevent-unknown]
      loginEnded: { onEvent: login(event), body: login = nil }
                             ^~~~~
help: name a child, or a list of models, that has 'events'
```

### `onevent-types`

A reaction to several children has one body, and gives it one event, and one id if there are rows: all must have the same type, and be
called the same.

```yaml error
isolation: MainActor
models:
  Login:
    events: [cancelled]
  Settings:
    events: [closed]
  App:
    children: { login: Login?, settings: Settings? }
    actions:
      ended: { onEvent: [login(event), settings(event)], body: login = nil }
```

```text
Cart.bindgen.yml:10:40: error: what 'settings' gives differs from what 'login' does, and one body can't be given both [onevent-types]
      ended: { onEvent: [login(event), settings(event)], body: login = nil }
                                       ^~~~~~~~
help: write an action for each, and let both call a third
```

## Outlets

### `not-plain`

A [plain class](outlets.md#plain-classes) has no machinery, and something here needs it: a key of the class, or of one that it holds or that holds
it.

```yaml error
models:
  Cart:
    emit: [plain]
    lists: { products: Product }
```

```text
Cart.bindgen.yml:3:12: error: 'Cart' can't be plain: 'lists', line 4, needs what models share [not-plain]
    emit: [plain]
           ^~~~~
help: leave 'plain' out, or do without 'lists'
Cart.bindgen.yml:4:14: note: it is here
    lists: { products: Product }
             ^~~~~~~~
```

### `unknown-outlet`

`emit` has no such option.

```yaml error
emit: [delegat]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:8: error: 'emit' has no option 'delegat' [unknown-outlet]
emit: [delegat]
       ^~~~~~~
help: did you mean 'delegate'?
```

Write the name that was meant. An option of your own is a template in the folder of `--templates`.

### `outlet-needs`

The model's own `emit` names an option, but the model lacks what it needs. (An option at the top of a spec skips models
that it does not fit.)

```yaml error
models:
  Cart:
    emit: [view]
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:3:12: error: the option 'view' needs 'view', which 'Cart' does not have [outlet-needs]
    emit: [view]
           ^~~~
help: add 'view', or name the option for all models, at the top
```

Write what it needs, or leave it out.

### `unused-outlet`

A warning: the spec's `emit` names an option that fits none of its models, so nothing is emitted for it.

```yaml error
emit: [view]
models:
  Cart:
    state:
      count: Int = 0
```

```text
Cart.bindgen.yml:1:8: warning: no model of this spec has what 'view' needs [unused-outlet]
emit: [view]
       ^~~~
help: write the key 'view' in a model
```

### `no-wrapper`

A warning: the option `erased` leaves out the wrapper of a protocol with a method that can't be forwarded. Swift can't pass
variadic arguments on, and `Self` is another type for each that conforms.

```yaml error
models:
  Cart:
    emit: [erased]
    services:
      log:
        protocol: Log
        methods: ["write(_ parts: String...)"]
```

```text
Cart.bindgen.yml:7:20: warning: there is no 'AnyLog': variadic arguments can't be passed on [no-wrapper]
        methods: ["write(_ parts: String...)"]
                   ^~~~~
help: change 'write', or wrap what conforms by hand
```

Take an array. In the protocol of a model variadic actions are no trouble: they take arrays there, and single arguments in an
extension.

### `no-double`

A warning: the option `spies` leaves out the double of a protocol with a method that it can't answer or record.

```yaml error
models:
  Cart:
    emit: [spies]
    services:
      store:
        protocol: Store
        methods: ["find<Value>(_ key: String) -> Value"]
```

```text
Cart.bindgen.yml:7:20: warning: there is no double of 'Store': nobody can say which value of a generic type it gives [no-double]
        methods: ["find<Value>(_ key: String) -> Value"]
                   ^~~~
help: write one by hand
```

A generic method that throws can have a double: it throws where nothing fits. A view or a service that conforms to a protocol of yours has
[a double to derive from](doubles.md#which-protocols-have-doubles); it has none where it is `Sendable`.

### `numbered-name`

A warning: two methods differ only in types, or a name of the double is the protocol's. The later one gets a number.

```yaml error
models:
  Cart:
    emit: [spies]
    services:
      store:
        protocol: Store
        methods: ["save(_ count: Int)", "save(_ name: String)"]
```

```text
Cart.bindgen.yml:7:42: warning: 'Store' has 'save2' for this, since 'save' is taken [numbered-name]
        methods: ["save(_ count: Int)", "save(_ name: String)"]
                                         ^~~~
help: rename one of the two
```

Give the parameters labels: `save(count:)` and `save(name:)` are `saveCount` and `saveName`.

## Templates

A mistake in a template is reported like one in a spec, at its place in the template. The examples are templates of an option of `emit`
`analytics`, in a file `analytics.swift.tmpl`; see `docs/templates.md`.

### `template-directive`

A line that begins with `%` is not a valid directive.

```template error
%foreach field in model.fields
```

```text
analytics.swift.tmpl:1:1: error: '%foreach field in model.fields' is not a directive [template-directive]
%foreach field in model.fields
^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: a line of text that begins with '%' begins with '%%' here
```

Write the directive that was meant. A line of text that begins with `%` is written with `%%`.

### `template-end`

A `%for`, `%if` or `%section` has no `%end`.

```template error
%for field in model.fields
// {{ field.name }}
```

```text
analytics.swift.tmpl:1:1: error: '%for field in model.fields' has no '%end' [template-end]
%for field in model.fields
^~~~~~~~~~~~~~~~~~~~~~~~~~
```

Write it.

### `template-stray`

An `%else` or `%end` belongs to nothing.

```template error
// {{ model.name }}
%end
```

```text
analytics.swift.tmpl:2:1: error: '%end' has no '%for', '%if' or '%section' in front of it [template-stray]
%end
^~~~
```

Remove it.

### `template-section`

A section is inside another block, or two have the same name.

```template error
%section after
// A
%end
%section after
// B
%end
```

```text
analytics.swift.tmpl:4:1: error: there are two sections 'after' [template-section]
%section after
^~~~~~~~~~~~~~
```

Make one of them.

### `template-condition`

A condition can't be read.

```template error
%if model.isPublic model.isWide
%end
```

```text
analytics.swift.tmpl:1:20: error: expected 'and', 'or' or the line's end, not 'model.isWide' [template-condition]
%if model.isPublic model.isWide
                   ^~~~~~~~~~~~
```

Join names with `and` and `or`.

### `template-insertion`

The text in `{{ }}` can't be read, or `}}` is missing on the line.

```template error
// {{ model.name
```

```text
analytics.swift.tmpl:1:4: error: '{{' has no '}}' on its line [template-insertion]
// {{ model.name
   ^~
help: separate two braces of Swift's own: '{ {'
```

Close it on its line.

### `template-filter`

There is no such filter.

```template error
// {{ model.name | upper }}
```

```text
analytics.swift.tmpl:1:20: error: there is no filter 'upper' [template-filter]
// {{ model.name | upper }}
                   ^~~~~
help: there are capitalized, uncapitalized, joined, quoted, indented
```

`docs/templates.md` lists the filters.

### `template-fact`

There is no fact of that name. The note lists all facts of its record.

```template error
%for action in model.actions
// {{ action.nmae }}
%end
```

```text
analytics.swift.tmpl:2:14: error: 'action' has no 'nmae' [template-fact]
// {{ action.nmae }}
             ^~~~
help: did you mean 'name'?
note: known here: name, doc, attributes, access, declaration, stated, bodyDeclaration, call, isTransaction, namesView, animation, plainAnimation, hasEffects, givesHandle, effects, cancellations, dismissals, hasBody, opens, givesLine, value, perform, body
Templates/file.swift.tmpl:91:19: note: included here
%include after of model.outlets
                  ^~~~~~~~~~~~~
```

Write the name that was meant.

### `template-kind`

A fact has the wrong kind: a list instead of a text, a text instead of a list.

```template error
// {{ model.fields }}
```

```text
analytics.swift.tmpl:1:7: error: 'model.fields' is a list where a text is wanted [template-kind]
// {{ model.fields }}
      ^~~~~~~~~~~~
Templates/file.swift.tmpl:91:19: note: included here
%include after of model.outlets
                  ^~~~~~~~~~~~~
```

Go through a list with `%for`, or join texts with `| joined`.

### `template-missing`

There is no such template to include.

```template error
%include analytics.field
```

```text
analytics.swift.tmpl:1:10: error: there is no template 'analytics.field' [template-missing]
%include analytics.field
         ^~~~~~~~~~~~~~~
```

Write the file `analytics.field.swift.tmpl`, or the name that was meant.

### `template-circle`

Templates include each other in a circle.

```template error
%include analytics
```

```text
analytics.swift.tmpl:1:10: error: the template includes itself: analytics → analytics [template-circle]
%include analytics
         ^~~~~~~~~
```

Break the circle.

### `template-nesting`

Blocks, includes or parentheses are nested deeper than 200.

Split the template.

### `template-size`

The output grows beyond 256 MiB, four million turns of loops and includes, or two hundred million lines of templates.

Look for loops within loops.

### `template-twice`

Two files below the folder have the same name. The message says `two templates are called 'analytics'`.

Rename one.

### `template-taken`

A template of yours is called like one of bindgen's own, which can't be replaced. The message says
`'view' is a template of bindgen's own, and can't be replaced`.

Call it otherwise, and list its name in `emit`.

### `template-utf8`

The template is not UTF-8.

```template error bytes
// Caf\xE9
```

```text
analytics.swift.tmpl:1:7: error: the template is not UTF-8 text [template-utf8]
// Caf�
      ^
```

Save it as UTF-8.

## The command line

The exit status is 64. These have no place in a file, so they look like this:

```text
error: no option '--chek' [unknown-option]
help: did you mean '--check'?
```

### `unknown-option`

There is no such option.

### `misplaced-option`

The option belongs to other commands: `bindgen graph` takes no `--check`. `bindgen graph --help` lists those that it takes.

### `missing-value`

An option has no value: `-o` without a folder. A value that begins with `-` is written `--output=-folder`.

### `unexpected-value`

An option that takes no value has one: `--check=yes`.

### `wrong-value`

An option has a few possible values, and this is none of them; or a name in `--emit` is empty; or `-o` is `-`: leave
it out for standard output. `bindgen watch` can't watch `-`.

### `given-twice`

An option is given twice.

### `contradiction`

Two options exclude each other: `--check` and `--dry-run`, `--quiet` and `--verbose`.

### `needs-output`

`--check` or `--dry-run` is given without `-o`, or `bindgen watch` is.

### `no-input`

No spec is named.

### `empty-input`

The name of a spec is empty; mostly because a variable of a script is not set.

### `no-name`

`bindgen explain` has one argument, and needs two: specs, and the name to explain.

### `no-shell`

`bindgen completions` knows bash, zsh and fish, and is told one of them.

### `unexpected-word`

A command has one argument too many.

### `misused`

The tool that `BindgenPlugin` runs, `bindgen-plugin`, was called by hand, with other arguments than the plugin's.
Use `bindgen` instead.

### `unknown-name`

`bindgen explain` or `bindgen graph --model` names a model or an entry that the specs don't have. A field is named
with its model, as `Cart.total`.

### `unknown-template`

`bindgen templates` names a template that the tool does not have.

### `unknown-command`

The first word is neither a command nor a file or folder that exists. The exit status is 66, as for any file that is not there.

```text
error: there is neither a command nor a file 'grahp' [unknown-command]
help: did you mean 'graph'? the commands are graph, explain, init, templates, schema and help; see 'bindgen help'
```

### `unknown-topic`

`bindgen help` has a word behind it that is neither a command nor the code of an error.

### `wrong-name`

`bindgen init` has a name that can't be the name of a model: it is not a name in Swift, or it is taken.

## Files

### `cant-read`

A file or folder can't be read, or does not exist. The message shows the system's reason. The exit status is 66.

### `nothing-found`

A folder contains no spec (or, for `--templates`, no template). Hidden folders are not searched. The exit status is 66.

### `cant-write`

A file, a folder or standard output can't be written. The message shows the system's reason. Files that were there are as they were. The exit status is 73.

### `same-output`

Two specs of a run have the same output file, since their files have the same name. Rename one. Names that differ only in
case count as the same, because some file systems ignore case.

### `output-name`

A file can't have this name: it would be hidden among bindgen's own, leads into another folder, or has characters
that no file name should have. Rename the spec.

### `foreign-file`

A file of that name exists already, and bindgen did not write it: its first line is not bindgen's. It is never
overwritten. Move it away, or write to another folder.

### `out-of-date`

`--check` found a file that is missing, or whose spec is gone. (Of one that differs it shows the lines; with `--diagnostics json`, it
tells of that, too, in this way.) Run the same command without `--check`. The exit status is 1.

### `already-there`

`bindgen init` would overwrite another file. Nothing is written.

### `not-formatted`

`bindgen format` made something of a spec that would not say the same, so the spec is left as it was. That is a mistake of bindgen: please
report it, with the spec.

### `changed-meanwhile`

A spec has changed while `bindgen format` worked on it, and is left as it is. Run the command again.

### `cant-watch`

`bindgen watch` can't be told of changes in a folder. The message shows the system's reason. Under Linux, `fs.inotify.max_user_watches`
says how many folders may be watched.

### `output-link`

A symbolic link is in the place of an output file. bindgen does not write through links.

### `not-a-file`

A folder or a device is in the place of an output file.

"""###
}
