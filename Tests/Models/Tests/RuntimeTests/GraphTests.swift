@_spi(Bindgen) import BindgenRuntime
import Testing

@Suite("What depends on what, in masks")
struct GraphTests {
  typealias Fields = Bill.Changes

  /// A model that is never created: only its graph is used.
  final class Bill: Bindgen.Model {
    struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
      let rawValue: UInt64

      static let price: Changes = Changes(rawValue: 1 &<< 0)
      static let count: Changes = Changes(rawValue: 1 &<< 1)
      static let total: Changes = Changes(rawValue: 1 &<< 2)
      static let label: Changes = Changes(rawValue: 1 &<< 3)
    }

    let shop: String = ""
    let price: Int = 0
    let total: Int = 0
    let label: String = ""
    let _core: Bindgen.Core = Bindgen.Core(graph)

    static let graph: Bindgen.Graph = Bindgen.Graph(
      of: Bill.self,
      .part("shop", \.shop),
      .state("price", \.price),
      .hidden("count"),
      .derived("total", \.total, from: [.price, .count]),
      .derived("label", \.label, from: .total)
    )
  }

  let graph: Bindgen.Graph = Bill.graph

  @Test("users name a field, dependents depend on it, sources are what it depends on")
  func relations() {
    #expect(Fields(graph.users[0]) == [.total])
    #expect(Fields(graph.dependents[0]) == [.total, .label])
    #expect(Fields(graph.sources[3]) == [.price, .count, .total, .label])
    #expect(Fields(graph.sources(of: Fields.count.mask)) == [.count])
    #expect(Fields(graph.dependents(of: Fields.total.mask)) == [.total, .label])
    #expect(Fields(graph.derived) == [.total, .label])
    #expect(Fields(graph.all) == [.price, .total, .label])
    #expect(graph.names(of: Fields([.price, .count, .label]).mask) == ["price", "count", "label"])
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
