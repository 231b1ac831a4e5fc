import BindgenCore

/// The target of templates. The input takes the place of the template of a whole file, and of others that it names, so that
/// nothing else is rendered, with the facts of a spec that has everything.
enum TemplateTarget {
  static func run(_ bytes: [UInt8]) {
    let input: Input = Input(bytes, first: "file" + Input.templateSuffix)
    let options: GeneratorOptions = GeneratorOptions(templates: input.templates, support: .never)
    let (files, diagnostics) = Generator.generate([spec], options)
    Messages.check(diagnostics.all, files: input.templates + [spec], needsPlace: false)
    promise(diagnostics.hasErrors != (files.count == 1), "neither a file nor an error")
    if bytes.mixed % 8 == 0 { Messages.print(diagnostics.all) }
    for file in files { promise(String(validating: file.bytes, as: UTF8.self) != nil, "a file that is not UTF-8") }
  }

  private static let spec: SourceFile = SourceFile(
    name: "Fuzz.bindgen.yml",
    text: """
      imports: [Foundation]
      emit: [delegate, callbacks]
      models:
        Cart:
          doc: |
            What was picked.

            So far.
          let:
            limit: Int = 3
          services:
            store:
              protocol: Store
              methods: [save(_ count: Int) async throws]
          state:
            products: [Product] = []
            note:
              type: String?
              value: |
                [
                  1,
                ].map { "\\($0)" }.first
          derive:
            count: Int = products.count
          actions:
            add(_ product: Product, times: Int = 1): products.append(product)
          view:
            shows: [count]
      """
  )
}
