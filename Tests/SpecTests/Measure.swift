import BindgenDiagnostics
import BindgenSpec
import BindgenOutline
import Testing

@Test func measure() {
  var text: String = "imports: [Foundation]\nmodels:\n"
  var lines = 2
  var m = 0
  while lines < 2000 {
    text += "  Model\(m):\n    doc: What the shopper has picked so far.\n    state:\n"
    for i in 0..<20 { text += "      products\(i): [any Product] = []\n" }
    text += "    derive:\n"
    for i in 0..<20 { text += "      total\(i): Int = products\(i).reduce(0) { $0 + $1.price } + products\(i).count\n" }
    text += "    actions:\n"
    for i in 0..<10 { text += "      add\(i)(product: any Product, at index: Int): products\(i).insert(product, at: index) # note\n" }
    lines += 55
    m += 1
  }
  print("bytes", text.utf8.count, "lines", lines)
  for _ in 0..<30 {
    let clock = ContinuousClock()
    var d = Diagnostics()
    let file = SourceFile(name: "T", text: text)
    let t0 = clock.now
    let o = Outline.parse(file, into: &d)
    let t1 = clock.now
    let s = Spec.read(file, into: &d)
    let t2 = clock.now
    print("outline", t1 - t0, "all", t2 - t1, d.all.count, s?.models.count as Any, o.file.name)
  }
}
