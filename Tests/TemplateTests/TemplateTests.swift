import Testing

@testable import BindgenCore

@Suite("What a template becomes")
struct TemplateTests {
  static let model: Record = [
    "model": .record([
      "name": "Cart",
      "doc": "",
      "isPublic": true,
      "isEmpty": false,
      "owner": .nothing,
      "parameters": .texts(["a: Int", "b: Int"]),
      "fields": .records([
        ["name": "products", "doc": "/// All of them.\n///\n/// In order.", "isState": true],
        ["name": "count", "doc": "", "isState": false],
      ]),
    ])
  ]

  @Test("text without directives stays as it is")
  func plainText() {
    #expect(rendered("a\n  b { }\n") == "a\n  b { }\n")
    #expect(rendered("") == "")
    #expect(rendered("no line's end") == "no line's end\n")
    #expect(rendered("with CRLF\r\n  and more\r\n") == "with CRLF\n  and more\n")
    #expect(rendered("\u{FEFF}with a mark\n") == "with a mark\n")
    #expect(rendered("  %% rest\n%%for x in y\n") == "  % rest\n%for x in y\n")
  }

  @Test("directives leave no line behind")
  func directives() {
    let template: String = """
      class {{ model.name }} {
      %# what it holds
      %for field in model.fields
        %if field.isState
        var {{ field.name }}: Int
        %else if model.isEmpty
        nothing
        %else
        let {{ field.name }}: Int
        %end
      %end
      }

      """
    #expect(rendered(template, Self.model) == "class Cart {\n  var products: Int\n  let count: Int\n}\n")
  }

  @Test("an insertion of several lines takes the indentation of its line, an empty one takes its line away")
  func insertions() {
    let template: String = """
      %for field in model.fields
          {{ field.doc }}
          var {{ field.name }}
      %end

      """
    #expect(
      rendered(template, Self.model)
        == "    /// All of them.\n    ///\n    /// In order.\n    var products\n    var count\n"
    )
    #expect(rendered("a\n{{ model.doc }} {{model.doc}}\nb", Self.model) == "a\nb\n")
    #expect(rendered("a {{ model.doc }}\nb", Self.model) == "a\nb\n")
    #expect(rendered("{ {{ model.name }}}{{model.name}}", Self.model) == "{ Cart}Cart\n")
    #expect(rendered("{{ text }}", ["text": "a\n\n\nb\n"]) == "a\n\n\nb\n")
  }

  static let filtersCases: [(String, String, String)] = [
    ("{{ t | capitalized }}", "products", "Products"),
    ("{{ t | capitalized }}", "élan", "Élan"),
    ("{{ t | capitalized }}", "", ""),
    ("{{ t | uncapitalized }}", "Cart", "cart"),
    ("{{ t | uncapitalized }}", "URLCache", "urlCache"),
    ("{{ t | uncapitalized }}", "ID", "id"),
    ("{{ t | uncapitalized }}", "ACart", "aCart"),
    ("{{ t | uncapitalized }}", "URL2", "url2"),
    ("{{ t | uncapitalized }}", "Élan", "élan"),
    ("{{ t | uncapitalized }}", "already", "already"),
    ("{{ t | quoted }}", "a \"b\" \\ \t\u{1}é", #""a \"b\" \\ \t\u{1}é""#),
    ("{{ t | uncapitalized | quoted }}", "Cart", "\"cart\""),
    ("{{ t|capitalized}}", "x", "X"),
  ]

  @Test("filters spell", arguments: filtersCases)
  func filters(template: String, text: String, expected: String) {
    #expect(rendered(template, ["t": .text(text)]) == (expected.isEmpty ? "" : expected + "\n"))
  }

  @Test("a list is joined with commas")
  func joined() {
    #expect(rendered("init({{ model.parameters | joined }})", Self.model) == "init(a: Int, b: Int)\n")
    #expect(rendered("init({{ none | joined }})", ["none": []]) == "init()\n")
  }

  @Test(
    "conditions",
    arguments: [
      ("yes", true), ("no", false), ("text", true), ("empty", false), ("list", true), ("none", false),
      ("record", true), ("record.inner", true), ("nothing", false), ("nothing.inner.more", false), ("swift", true),
      ("not yes", false), ("not not yes", true), ("yes and no", false), ("yes or no", true),
      ("no and no or yes", true), ("yes or no and no", true), ("(yes or no) and no", false), ("not (yes and no)", true),
      ("not no and yes", true), ("(((yes)))", true), ("not(yes)or(yes)", true),
    ]
  )
  func conditions(condition: String, expected: Bool) {
    let facts: Record = [
      "yes": true, "no": false, "text": "a", "empty": "", "list": ["a"], "none": [],
      "record": .record(["inner": true]), "nothing": .nothing, "swift": .verbatim([65]),
    ]
    #expect(rendered("%if \(condition)\ntrue\n%else\nfalse\n%end\n", facts) == "\(expected)\n")
  }

  @Test("the records of a list may be made each in its own way")
  func unlikeRecords() {
    let facts: Record = [
      "name": "all",
      "items": [
        ["name": "a", "size": "1"], ["size": "2", "name": "b"], .later { ["more": "", "size": "3", "name": "c"] },
        ["name": "d", "size": .later { "4" }],
      ],
    ]
    let template: String = "%for item in items\n{{ item.name }}{{ item.size }} {{ name }}\n%end"
    #expect(rendered(template, facts) == "a1 all\nb2 all\nc3 all\nd4 all\n")
  }

  @Test("a loop knows its first and its last turn, each loop its own")
  func loops() {
    let template: String = """
      %for row in rows
      %for cell in row
      {{ cell }}
      %if not loop.last
      ,
      %end
      %end
      %if loop.first
      ;
      %end
      %end
      """
    #expect(rendered(template, ["rows": [["a", "b"], ["c"]]]) == "a\n,\nb\n;\nc\n")
    #expect(rendered("%for x in nothing\na\n%end", ["nothing": .nothing]) == "")
  }

  @Test("an include keeps its indentation, and sees what is named around it")
  func includes() {
    let others: [String: String] = [
      "member": "{{ field.doc }}\nvar {{ field.name }} {\n%include class.body\n}\n",
      "class.body": "  get\n\n  set\n",
    ]
    let main: String = """
      class {
        %for field in model.fields
        %include member
        %end
      }
      """
    #expect(
      rendered(main, Self.model, others: others) == """
        class {
          /// All of them.
          ///
          /// In order.
          var products {
            get

            set
          }
          var count {
            get

            set
          }
        }

        """
    )
    #expect(
      rendered("%include one with a.b as c\n", ["a": ["b": "x"]], others: ["one": "{{ c }}"]) == "x\n"
    )
  }

  @Test("of blank lines one is left, and none behind an opening or before a closing bracket")
  func blankLines() {
    let template: String = """

      class {

      %for x in list
        func {{ x }} {

        }

      %end

      }


      #if DEBUG
      foo(

        1

      )

      #else

      [

      ]

      #endif


      """
    #expect(
      rendered(template, ["list": ["a", "b"]]) == """
        class {
          func a {
          }

          func b {
          }
        }

        #if DEBUG
        foo(
          1
        )
        #else

        [
        ]
        #endif

        """
    )
  }

  @Test("the user's own text is put in as it is")
  func verbatim() {
    let swift: Fact = .verbatim(Array("#sourceLocation(file: \"a\", line: 1)\n       products   \n\n  }\n".utf8))
    let own: String = "#sourceLocation(file: \"a\", line: 1)\n       products   \n\n  }\n"
    #expect(rendered("  {\n    {{ swift }}\n  }", ["swift": swift]) == "  {\n\(own)  }\n")
    #expect(rendered("  %include a", ["swift": swift], others: ["a": "  {{ swift }}"]) == own)
    #expect(rendered("  a {{ swift }}b", ["swift": .verbatim(Array("x\n y".utf8))]) == "  a x\n yb\n")
    #expect(rendered("  {{ swift | indented }}", ["swift": .verbatim(Array("x\n\n y".utf8))]) == "  x\n\n   y\n")
    #expect(rendered("a\n  {{ swift }}\nb", ["swift": .verbatim([])]) == "a\nb\n")
    #expect(rendered("a  {{ swift }}", ["swift": .verbatim([])]) == "a\n")
    #expect(
      rendered("a {{ swift }} {{ text }}", ["swift": .verbatim([0x78]), "text": "b  \n  c "]) == "a x b  \n  c \n"
    )
  }

  @Test("a line that comes out too long is broken, but not in the user's own text")
  func longLines() {
    let names: [String] = (0..<20).map { "name\($0): Int" }
    #expect(
      rendered("  func f({{ p | joined }}) { g() }", ["p": .texts(names)])
        == "  func f(\n    " + names.joined(separator: ",\n    ") + "\n  ) {\n    g()\n  }\n"
    )
    let own: String = "g(" + names.joined(separator: ", ") + ")"
    #expect(rendered("f { {{ s }} }", ["s": .verbatim(Array(own.utf8))]) == "f {\n  \(own)\n}\n")
    #expect(rendered("  {{ s }}", ["s": .verbatim(Array(own.utf8))]) == "\(own)\n")
  }
}
