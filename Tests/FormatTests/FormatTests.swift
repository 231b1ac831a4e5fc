import BindgenCore
import Testing

@testable import bindgen

/// What `bindgen format` makes of a spec.
@Suite("Formatting")
struct FormatTests {
  struct Pair: CustomStringConvertible, Sendable {
    let description: String
    let before: String
    let after: String

    init(_ description: String, _ before: String, _ after: String) {
      self.description = description
      self.before = before
      self.after = after
    }
  }

  @Test("a spec is written as all specs are", arguments: Pair.all)
  func pairs(_ pair: Pair) throws {
    let text: String = try #require(formatted(pair.before))
    #expect(text == pair.after)
    #expect(formatted(text) == text)
  }

  @Test(
    "a spec with an error is left as it is",
    arguments: [
      "", "models:\n  Cart:\n      stat: {}\n", "models:\n\tCart:\n", "a: [\n", "models:\n  A:\n   state: 1\n",
    ]
  )
  func faulty(_ text: String) { #expect(formatted(text) == nil) }

  @Test("lines end as the first one does")
  func lineEnds() {
    let text: String = "models:\r\n    A:\r\n        state: { a: Int = 0 }\n\n\n"
    #expect(formatted(text) == "models:\r\n  A:\r\n    state: { a: Int = 0 }\r\n")
    #expect(formatted("models:\n  A:\r\n    state: { a: Int = 0 }") == "models:\n  A:\n    state: { a: Int = 0 }\n")
  }

  @Test("in a folded text, spaces at the end of a line are part of it, those of the last line too")
  func folded() {
    #expect(
      formatted("models:\n    A:\n        doc: >-\n            one \n            two ")
        == "models:\n  A:\n    doc: >-\n      one \n      two \n"
    )
    #expect(
      formatted("models:\n    A:\n        doc: >\n            one\n              \n    \n        access: public")
        == "models:\n  A:\n    doc: >\n      one\n        \n\n    access: public\n"
    )
  }
}

extension FormatTests.Pair {
  static let all: [FormatTests.Pair] = [
    FormatTests.Pair(
      "modifiers stand in Swift's order",
      """
      models:
        A:
          state:
            private(set)   public n: Int = 0    # a
            public  private(set) m: Int = 0
            private weak: Int = 0
          services: { weak private c: (any D)? }
      """,
      """
      models:
        A:
          state:
            public private(set) n: Int = 0 # a
            public private(set) m: Int = 0
            private weak: Int = 0
          services: { weak private c: (any D)? }

      """
    ),
    FormatTests.Pair(
      "a value has one space before it, unless those of neighbours stand in one column",
      """
      models:
        A:
          doc:    Two
            lines.
          state:
            c:   Int = 0   # a
            d: Int
            é:    Int = [
                1]
            e:
              type:   Int
              value: 1
            private(set)   public n:  Int = 0
            name:                     String = ""
            # between
            f:                        Bool = false

            last:  Int = 0
            more:  Int = 0
          services:   {   a:   b }
          actions:
            go:  |  # here
              c  =  1
            stop: c = 2
            halt :  c = 3
      """,
      """
      models:
        A:
          doc: Two
            lines.
          state:
            c: Int = 0 # a
            d: Int
            é: Int = [
                1]
            e:
              type: Int
              value: 1
            public private(set) n:  Int = 0
            name:                   String = ""
            # between
            f:                      Bool = false

            last:  Int = 0
            more:  Int = 0
          services: {   a:   b }
          actions:
            go: | # here
              c  =  1
            stop: c = 2
            halt : c = 3

      """
    ),
    FormatTests.Pair(
      "values behind dashes, and a column whose longest key has got shorter",
      """
      models:
        A:
          services:
            store:
              protocol: Store
              methods:
                -   signature: load()
                    doc:       Loads.
                - signature:   save()
      """,
      """
      models:
        A:
          services:
            store:
              protocol: Store
              methods:
                - signature: load()
                  doc:       Loads.
                - signature: save()

      """
    ),
    FormatTests.Pair(
      "each level is two spaces deeper; what continues a value moves with its key",
      """
      models:
          Cart:
           state:
              count: Int
              names: [String] = [
                  "a",
                    "b",
              ]
           derive:
                  first: String? = names
                    .first
      """,
      """
      models:
        Cart:
          state:
            count: Int
            names: [String] = [
                "a",
                  "b",
            ]
          derive:
            first: String? = names
              .first

      """
    ),
    FormatTests.Pair(
      "a block's lines move together, one level below the key",
      """
      models:
         Cart:
            state: { count: Int = 0 }
            actions:
               add: |
                       if count > 0 {
                         count += 1

                         // no comment of the outline: # a
                       }
               say: |
                count = 0
            doc: |2
                First,
               then.
      """,
      """
      models:
        Cart:
          state: { count: Int = 0 }
          actions:
            add: |
              if count > 0 {
                count += 1

                // no comment of the outline: # a
              }
            say: |
              count = 0
          doc: |2
              First,
             then.

      """
    ),
    FormatTests.Pair(
      "lists are one level below their key, and a dash has one space behind it",
      """
      imports:
      - Foundation
      -   Dispatch   # queues
      models:
        Cart:
          services:
            store:
              protocol: Store
              methods:
              -   signature: load()
                  doc: Loads
                    them.
              - save()
              -
                  signature: clear()
      """,
      """
      imports:
        - Foundation
        - Dispatch # queues
      models:
        Cart:
          services:
            store:
              protocol: Store
              methods:
                - signature: load()
                  doc: Loads
                    them.
                - save()
                -
                  signature: clear()

      """
    ),
    FormatTests.Pair(
      "one blank line at most, none at the beginning, none at the end",
      """


      # About it.


      models:

        Cart:
          state:
            a: Int = 0


            b: Int = 0
          actions:
            add: |

              a += 1


              b += 1


        Shop:
          state: { a: Int = 0 }


      """,
      """
      # About it.

      models:

        Cart:
          state:
            a: Int = 0

            b: Int = 0
          actions:
            add: |

              a += 1


              b += 1

        Shop:
          state: { a: Int = 0 }

      """
    ),
    FormatTests.Pair(
      "a comment behind text has one space before it, unless neighbours stand in one column",
      """
      models: # all
          Cart:     # one
              state:
                  a: Int = 0       # the first
                  bcd: Int = 0     # the second

                  e: String = "#"    #  three
                  f: [Int] = [   # here
                      1,     # one
                      2222,  # two
                             # and more
                  ]
                  g: Int = 0
      """,
      """
      models: # all
        Cart: # one
          state:
            a: Int = 0       # the first
            bcd: Int = 0     # the second

            e: String = "#" #  three
            f: [Int] = [ # here
                1,     # one
                2222,  # two
                       # and more
            ]
            g: Int = 0

      """
    ),
    FormatTests.Pair(
      "a comment alone stays beside what has its column, or goes to what follows",
      """
      # the file
      models:
      # left of all
          Cart:
              # state
              state:
                  # a
                  a: Int = 0
                  # behind a
              # derive
              derive:
                  b: Int = a
            # odd
              storage:
                      # nothing yet
      # at the end
      """,
      """
      # the file
      models:
      # left of all
        Cart:
          # state
          state:
            # a
            a: Int = 0
            # behind a
          # derive
          derive:
            b: Int = a
          # odd
          storage:
            # nothing yet
      # at the end

      """
    ),
    FormatTests.Pair(
      "spaces at the ends of lines go, but not those in strings",
      "models:  \n"
        + "  Cart:   \n"
        + "    doc: One  \n"
        + "      two \n"
        + "    state:\n"
        + "      a: String = \"\"\"\n"
        + "        one  \n"
        + "          \n"
        + "\n"
        + "        two\n"
        + "        \"\"\"   # two\n"
        + "    actions:\n"
        + "      set: |  # both  \n"
        + "           a = \"\"\"  \n"
        + "             b  \n"
        + "             \"\"\"  \n"
        + "             \n"
        + "           a = \"\"   \n",
      "models:\n"
        + "  Cart:\n"
        + "    doc: One\n"
        + "      two\n"
        + "    state:\n"
        + "      a: String = \"\"\"\n"
        + "        one  \n"
        + "          \n"
        + "\n"
        + "        two\n"
        + "        \"\"\" # two\n"
        + "    actions:\n"
        + "      set: | # both\n"
        + "        a = \"\"\"  \n"
        + "          b  \n"
        + "          \"\"\"\n"
        + "\n"
        + "        a = \"\"\n"
    ),
    FormatTests.Pair(
      "flow, quotes and folded texts stay as they are",
      """
      ---
      "models":
          'Cart': {state: {a:   "Int = 0",
                 b: Int = 0}, doc: >
               joined  }
          Shop:
              doc: >
                  joined\u{20}
                  here,
                    not here
              "conforms":
                  [Equatable,
                    Sendable]
      ...
      """,
      """
      ---
      "models":
        'Cart': {state: {a:   "Int = 0",
               b: Int = 0}, doc: >
             joined  }
        Shop:
          doc: >
            joined\u{20}
            here,
              not here
          "conforms":
            [Equatable,
              Sendable]
      ...

      """
    ),
  ]
}
