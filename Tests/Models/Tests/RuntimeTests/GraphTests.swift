@_spi(Bindgen) import BindgenRuntime
import Testing

@Suite("What depends on what, in masks")
struct GraphTests {
  struct Fields: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let price: Fields = Fields(rawValue: 1 &<< 0)
    static let count: Fields = Fields(rawValue: 1 &<< 1)
    static let total: Fields = Fields(rawValue: 1 &<< 2)
    static let label: Fields = Fields(rawValue: 1 &<< 3)
  }

  let graph: Bindgen.Graph = Bindgen.Graph(
    states: "price count",
    derived: "total label",
    uses: [Fields.total: [.price, .count], .label: .total]
  )

  @Test("users name a field, dependents depend on it, sources are what it depends on")
  func relations() {
    #expect(Fields(graph.users[0]) == [.total])
    #expect(Fields(graph.dependents[0]) == [.total, .label])
    #expect(Fields(graph.sources[3]) == [.price, .count, .total, .label])
    #expect(Fields(graph.sources(of: Fields.count.mask)) == [.count])
    #expect(Fields(graph.dependents(of: Fields.total.mask)) == [.total, .label])
    #expect(Fields(graph.derived) == [.total, .label])
    #expect(graph.names(of: Fields([.price, .label]).mask) == ["price", "label"])
  }

  @Test("a mask gives its fields in ascending order")
  func masks() {
    var mask: Bindgen.Mask = Fields([.label, .price]).mask
    #expect(mask.numbers == [0, 3])
    #expect(mask.takeFirst() == 0)
    #expect(mask.first == 3)
    mask.remove(Fields.label.mask)
    #expect(mask.isEmpty)
    #expect(Bindgen.Mask(field: 63).first == 63)
  }
}
