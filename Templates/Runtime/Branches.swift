// MARK: - Children that come and go

nonisolated extension Bindgen {
  /// Fields of a branch's models, and the fields that use them: derived fields, or the state that holds the models.
  final class Watch {
    let fields: Mask
    let users: Mask
    let dependents: Mask
    /// The places of models in which one of these fields may have changed.
    @exclusivity(unchecked) var doubtful: ContiguousArray<Int> = []

    init(_ fields: Mask, _ users: Mask, _ graph: Graph) {
      (self.fields, self.users) = (fields, users)
      var derived = users
      derived.keep(graph.derived)
      var dependents = graph.dependents(of: derived)
      dependents.add(users)
      self.dependents = dependents
    }
  }

  /// The place of a model in a branch.
  struct BranchPlace {
    /// A model's places are removed before the branch is released.
    unowned(unsafe) let branch: Branch
    let path: Int
    let number: Int
  }

  /// A branch, as its owner's core refers to it.
  struct OwnBranch {
    /// The branch removes itself before it is released.
    unowned(unsafe) let branch: Branch
  }

  /// The models of a list, or a child that may be missing. A change in one of them is a change of their owner.
  class Branch {
    /// The owner's core. (It does not hold the branch: children that outlive their parents keep their parents' cores,
    /// which must not keep the parents' rows.)
    fileprivate(set) var core: Core!
    /// By path from one of its models: the model itself, and the children below it.
    fileprivate(set) var watches: [[Watch]] = []
    /// The cores of its models.
    var cores: [Core] { [] }

    init() {}

    /// The model at the end of a path.
    func model(_ path: Int, _ number: Int) -> (any Model)? { nil }
    /// A field that the owner uses has changed in a model.
    func touch(_ number: Int) {}
  }

  /// A branch of models of one type.
  class ModelBranch<Child: Model>: Branch {
    private var paths: [(Child) -> any Model] = []
    private var models: ContiguousArray<Child?> = []

    deinit {
      for number in models.indices { detach(number) }
      core?.branches.removeAll { $0.branch === self }
    }

    override var cores: [Core] { models.compactMap { $0?._core } }

    override func model(_ path: Int, _ number: Int) -> (any Model)? { self[number].map { paths[path]($0) } }

    private subscript(number: Int) -> Child? { number < models.count ? models[number] : nil }

    /// - Parameter users: The owner's fields that use fields of the model at the end of the path.
    func watch<Other: Model, Owner: Model>(
      _ path: @escaping (Child) -> Other,
      by owner: Owner,
      _ users: KeyValuePairs<Other.Changes, Owner.Changes>
    ) {
      paths.append(path)
      watches.append(users.map { Watch($0.mask, $1.mask, core.graph) })
    }

    /// - Parameter level: The largest number of generations of models below the owner.
    func begin(_ owner: some Model, level: Int) {
      core = owner._core
      core.model = owner
      core.level = max(core.level, level)
      core.branches.append(OwnBranch(branch: self))
    }

    /// Puts a model at a place, or clears the place.
    func put(_ child: Child?, at number: Int) {
      if self[number] === child { return }
      detach(number)
      if let child { attach(child, number) }
    }

    /// Removes models that are no longer there.
    func keep(_ child: (Int) -> Child?) {
      for number in models.indices where models[number] !== child(number) { detach(number) }
    }

    private func attach(_ child: Child, _ number: Int) {
      while number >= models.count { models.append(nil) }
      models[number] = child
      child._core.owners += 1
      for (index, path) in paths.enumerated() {
        let below = path(child)._core
        below.add(BranchPlace(branch: self, path: index, number: number))
        for watch in watches[index] where below.stale.meets(watch.fields) {
          watch.doubtful.append(number)
          // These fields are out of date already and will not be marked again, so the owner is marked now.
          core.mark(watch.users, watch.dependents, isChanged: false)
        }
      }
      Family.unite(core.family, child._core.family)
    }

    private func detach(_ number: Int) {
      guard let child = self[number] else { return }
      models[number] = nil
      for path in paths { path(child)._core.remove(from: self, number) }
      child._core.owners -= 1
      child._core.leaveFamily()
    }
  }

  /// A child that may be missing.
  final class ChildBranch<Child: Model>: ModelBranch<Child> {
    func follow(_ child: Child?) { put(child, at: 0) }
  }
}

nonisolated extension Bindgen.Branch {
  /// Fields of a model have changed, or may have changed.
  func mark(_ place: Bindgen.BranchPlace, _ fields: Bindgen.Mask, isChanged: Bool) {
    var isNamed = false
    for watch in watches[place.path] where watch.fields.meets(fields) {
      isNamed = true
      if !isChanged { watch.doubtful.append(place.number) }
      core.mark(watch.users, watch.dependents, isChanged: isChanged)
    }
    if isNamed && isChanged { touch(place.number) }
  }

  /// Brings the fields of its models that these fields use up to date.
  func refresh(for users: Bindgen.Mask) {
    for (path, watches) in watches.enumerated() {
      for watch in watches where watch.users.meets(users) {
        let numbers = watch.doubtful
        watch.doubtful = []
        for number in numbers {
          guard let model = model(path, number) else { continue }
          for field in watch.fields.numbers { model._core.refresh(Bindgen.Mask(field: field), of: model) }
        }
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  func add(_ place: Bindgen.BranchPlace) {
    places.append(place)
    follow(place)
  }

  func remove(from branch: Bindgen.Branch, _ number: Int) {
    places.removeAll { $0.branch === branch && $0.number == number }
    followed = Bindgen.Mask()
    for (field, followers) in followers.enumerated() where !followers.isEmpty {
      followed.add(Bindgen.Mask(field: field))
    }
    for place in places { follow(place) }
  }

  private func follow(_ place: Bindgen.BranchPlace) {
    for watch in place.branch.watches[place.path] {
      followed.add(watch.fields)
      relevant.add(graph.sources(of: watch.fields))
    }
  }

  /// Gives a model that nobody owns any more transactions of its own, together with all models below it. While a
  /// transaction is open, this waits for its end.
  func leaveFamily() {
    if owners > 0 { return }
    if family.depth > 0 { return family.leaving.append(self) }
    guard let tree = ownTree else { return }
    let family = Bindgen.Family()
    for core in tree { core.ownFamily = family }
  }

  /// This core and all below it, or `nil` if one of them has another owner or waits for a notice.
  private var ownTree: [Bindgen.Core]? {
    var (tree, seen, owned, next) = ([self], Set([ObjectIdentifier(self)]), 0, 0)
    while next < tree.count {
      for core in tree[next].below.compactMap(\.object) + tree[next].branches.flatMap(\.branch.cores) {
        owned += 1
        if seen.insert(ObjectIdentifier(core)).inserted { tree.append(core) }
      }
      next += 1
    }
    let isOwn = tree.allSatisfy { !$0.isWaiting } && tree.reduce(0) { $0 + $1.owners } == owned
    return isOwn ? tree : nil
  }
}
