@_spi(Bindgen) import BindgenRuntime

@testable import ReducersModels

/// The identity of a part of a driven tree, with the ids of children, too.
enum Place: Hashable {
  case crown(Int)
  case bud(Int)
  case guest(Int)
  case twig(Int)

  /// The kind of a part, without its id: actions are sent, and effects cancelled, by kind.
  enum Kind { case crown, bud, guest, twig }

  var kind: Kind {
    switch self {
    case .crown: .crown
    case .bud: .bud
    case .guest: .guest
    case .twig: .twig
    }
  }
}

enum Part {
  case leaf(Leaf)
  case twig(Twig)
  case tree(Tree)

  var leaf: Leaf? { if case .leaf(let leaf) = self { leaf } else { nil } }
  var twig: Twig? { if case .twig(let twig) = self { twig } else { nil } }

  @MainActor var log: [Int] {
    switch self {
    case .leaf(let leaf): leaf.log
    case .twig(let twig): twig.log
    case .tree(let tree): tree.log
    }
  }
}

enum PartAction {
  case leaf(Leaf.Action)
  case twig(Twig.Action)
  case tree(Tree.Action)
}

@MainActor
extension Tree {
  func part(_ path: [Place]) -> Part? {
    switch path.first {
    case nil: .tree(self)
    case .crown(let id): crown.id == id ? .leaf(crown) : nil
    case .guest(let id): guest?.id == id ? guest?.part(path.dropFirst()) : nil
    case .twig(let id): twigs[id: id]?.part(path.dropFirst())
    case .bud: nil
    }
  }

  /// Returns the path of the part that receives an action: rows are found by their ids, children by their names.
  func landing(_ path: [Place]) -> [Place] {
    var landing: [Place] = []
    for place in path {
      switch (place, part(landing)) {
      case (.crown, .tree(let tree)): landing.append(.crown(tree.crown.id))
      case (.bud, .twig(let twig)): landing.append(.bud(twig.bud.id))
      case (.guest(let id), .tree(let tree)): landing.append(.guest(tree.guest?.id ?? id))
      case (.guest(let id), .twig(let twig)): landing.append(.guest(twig.guest?.id ?? id))
      default: landing.append(place)
      }
    }
    return landing
  }

  /// The paths of all parts that exist, including the tree itself.
  var paths: [[Place]] {
    var paths: [[Place]] = [[], [.crown(crown.id)]]
    if let guest { paths += guest.paths([.guest(guest.id)]) }
    for twig in twigs { paths += twig.paths([.twig(twig.id)]) }
    return paths
  }
}

@MainActor
extension Twig {
  func part(_ path: ArraySlice<Place>) -> Part? {
    switch path.first {
    case nil: .twig(self)
    case .bud(let id): bud.id == id ? .leaf(bud) : nil
    case .guest(let id): guest?.id == id ? guest.map { .leaf($0) } : nil
    case .twig(let id): twigs[id: id]?.part(path.dropFirst())
    case .crown: nil
    }
  }

  func paths(_ own: [Place]) -> [[Place]] {
    var paths: [[Place]] = [own, own + [.bud(bud.id)]]
    if let guest { paths.append(own + [.guest(guest.id)]) }
    for twig in twigs { paths += twig.paths(own + [.twig(twig.id)]) }
    return paths
  }
}

extension PartAction {
  /// Returns the action as the tree's own, sent along a path.
  func sent(to path: [Place]) -> Tree.Action? {
    switch (path.first, self) {
    case (nil, .tree(let action)): return action
    case (.crown, .leaf(let action)): return .crown(action)
    case (.guest, _): return twig(path.dropFirst()).map { .guest($0) }
    case (.twig(let id), _): return twig(path.dropFirst()).map { .twigs(id: id, $0) }
    default: return nil
    }
  }

  private func twig(_ path: ArraySlice<Place>) -> Twig.Action? {
    switch (path.first, self) {
    case (nil, .twig(let action)): return action
    case (.bud, .leaf(let action)): return .bud(action)
    case (.guest, .leaf(let action)): return .guest(action)
    case (.twig(let id), _): return twig(path.dropFirst()).map { .twigs(id: id, $0) }
    default: return nil
    }
  }
}

/// The stores of a tree's parts.
enum PartStore {
  case leaf(LeafStore)
  case twig(TwigStore)
  case tree(TreeStore)

  @MainActor
  func send(_ action: PartAction) -> Bindgen.Sent? {
    switch (self, action) {
    case (.leaf(let store), .leaf(let action)): store.send(action)
    case (.twig(let store), .twig(let action)): store.send(action)
    case (.tree(let store), .tree(let action)): store.send(action)
    default: nil
    }
  }

  @MainActor
  func set(_ text: String) {
    switch self {
    case .leaf(let store): store.text = text
    case .twig(let store): store.text = text
    case .tree(let store): store.text = text
    }
  }

  @MainActor
  func bind(_ text: String) {
    switch self {
    case .leaf(let store): store.binding(get: \.text, send: { .setText($0) }).set(text)
    case .twig(let store): store.binding(get: \.text, send: { .setText($0) }).set(text)
    case .tree(let store): store.binding(get: \.text, send: { .setText($0) }).set(text)
    }
  }

  @MainActor var log: [Int] {
    switch self {
    case .leaf(let store): store.log
    case .twig(let store): store.log
    case .tree(let store): store.log
    }
  }
}

@MainActor
extension TreeStore {
  /// Returns the stores along a path, the part's own last. Empty if the part does not exist.
  func stores(_ path: [Place]) -> [PartStore] {
    var all: [PartStore] = [.tree(self)]
    for place in path {
      guard let last: PartStore = all.last, let next: PartStore = last.below(place) else { return [] }
      all.append(next)
    }
    return all
  }
}

@MainActor
extension PartStore {
  fileprivate func below(_ place: Place) -> PartStore? {
    switch (self, place) {
    case (.tree(let store), .crown): .leaf(store.crown)
    case (.tree(let store), .guest): store.guest.map { .twig($0) }
    case (.tree(let store), .twig(let id)): store.each.twigs[id: id].map { .twig($0) }
    case (.twig(let store), .bud): .leaf(store.bud)
    case (.twig(let store), .guest): store.guest.map { .leaf($0) }
    case (.twig(let store), .twig(let id)): store.each.twigs[id: id].map { .twig($0) }
    default: nil
    }
  }
}
