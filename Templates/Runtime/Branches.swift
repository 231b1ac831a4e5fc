// MARK: - Children that come and go

nonisolated extension Bindgen {
  /// The fields of a branch's models that matter to the owner, and the owner's fields that use them: derived fields, or the state
  /// with the models.
  @_spi(Bindgen) public final class Watch {
    @_spi(Bindgen) public let fields: Mask
    @_spi(Bindgen) public let users: Mask
    @_spi(Bindgen) public let dependents: Mask
    /// The places of models in which one of these fields may have changed, and for each place whether it is among them.
    @exclusivity(unchecked) private var doubtful: Swift.ContiguousArray<Int> = []
    @exclusivity(unchecked) private var isDoubtful: Swift.ContiguousArray<Bool> = []

    @_spi(Bindgen) public init(_ fields: Mask, _ users: Mask, _ graph: Graph) {
      (self.fields, self.users) = (fields, users)
      var derived = users
      derived.keep(graph.derived)
      var dependents = graph.dependents(of: derived)
      dependents.add(users)
      self.dependents = dependents
    }

    @_spi(Bindgen) public func doubt(_ number: Int) {
      while number >= isDoubtful.count { isDoubtful.append(false) }
      if isDoubtful[number] { return }
      isDoubtful[number] = true
      doubtful.append(number)
    }

    /// Removes and returns the doubtful places.
    @_spi(Bindgen) public func takeDoubtful() -> Swift.ContiguousArray<Int> {
      let numbers = doubtful
      doubtful = []
      for number in numbers { isDoubtful[number] = false }
      return numbers
    }
  }

  /// The owner of a branch's models, as these refer to it. The owner may be released on any thread while its models are in use
  /// on their own, so that changes nothing in them: they remove the reference later.
  @_spi(Bindgen) public final class Owner {
    /// The owner's core. (Not the branch: children that outlive their parents retain their parents' cores, which must not
    /// retain the parents' rows.)
    @_spi(Bindgen) public let core: Core
    /// The used fields, by the path from one of its models: to the model itself, or to a child below it.
    @_spi(Bindgen) public fileprivate(set) var watches: [[Watch]] = []
    /// Records a change of the row with a number in the list's history. Nil if the models are not rows.
    @exclusivity(unchecked) @_spi(Bindgen) public var touch: ((_ number: Int) -> Void)?

    @_spi(Bindgen) public init(_ core: Core) { self.core = core }
  }

  /// The place of a model in a branch.
  @_spi(Bindgen) public struct BranchPlace {
    @_spi(Bindgen) public let owner: Owner
    @_spi(Bindgen) public let path: Int
    @_spi(Bindgen) public let number: Int
  }

  /// A branch, as its owner's core refers to it.
  @_spi(Bindgen) public struct OwnBranch {
    /// The branch. (Unowned: it is used only while the owner is retained, which retains the branch.)
    @_spi(Bindgen) public unowned(unsafe) let branch: Branch
  }

  /// The models of a list, or a child that may be missing. A change in one of them is a change of their owner.
  @_spi(Bindgen) public class Branch {
    @_spi(Bindgen) public fileprivate(set) var owner: Owner!
    /// The cores of its models.
    @_spi(Bindgen) public var cores: [Core] { [] }

    @_spi(Bindgen) public init() {}

    /// Returns the model at the end of a path.
    @_spi(Bindgen) public func model(_ path: Int, _ number: Int) -> (any Model)? { nil }
  }

  /// A branch of models of one type.
  @_spi(Bindgen) public class ModelBranch<Child: Model>: Branch {
    private var paths: [(Child) -> any Model] = []
    private var models: Swift.ContiguousArray<Child?> = []
    /// Subscribes the owner to the events of a model, until the result is released.
    @_spi(Bindgen) public var hears: ((_ child: Child, _ owner: Core) -> AnyObject)?
    private var hearing: [Int: AnyObject] = [:]

    @_spi(Bindgen) public override var cores: [Core] { models.compactMap { $0?._core } }

    @_spi(Bindgen) public override func model(_ path: Int, _ number: Int) -> (any Model)? { self[number].map { paths[path]($0) } }

    private subscript(number: Int) -> Child? { number < models.count ? models[number] : nil }

    /// - Parameter users: The owner's fields that use fields of the model at the end of the path.
    @_spi(Bindgen) public func watch<Other: Model, Parent: Model>(
      _ path: @escaping (Child) -> Other,
      by parent: Parent,
      _ users: Swift.KeyValuePairs<Other.Changes, Parent.Changes>
    ) {
      paths.append(path)
      owner.watches.append(users.map { Watch($0.mask, $1.mask, owner.core.graph) })
    }

    /// - Parameter level: The largest number of generations of models below the owner.
    @_spi(Bindgen) public func begin(_ parent: some Model, level: Int) {
      let core = parent._core
      owner = Owner(core)
      core.model = parent
      core.level = Swift.max(core.level, level)
      core.branches.append(OwnBranch(branch: self))
    }

    /// Puts a model at a place, or clears the place.
    @_spi(Bindgen) public func put(_ child: Child?, at number: Int) {
      if self[number] === child { return }
      detach(number)
      if let child { attach(child, number) }
    }

    /// Removes models that are no longer there.
    @_spi(Bindgen) public func keep(_ child: (Int) -> Child?) {
      for number in models.indices where models[number] !== child(number) { detach(number) }
    }

    private func attach(_ child: Child, _ number: Int) {
      while number >= models.count { models.append(nil) }
      models[number] = child
      if let hears { hearing[number] = hears(child, owner.core) }
      let core = owner.core
      child._core.join(core)
      for (index, path) in paths.enumerated() {
        let below = path(child)._core
        below.add(BranchPlace(owner: owner, path: index, number: number))
        for watch in owner.watches[index] where below.stale.meets(watch.fields) {
          watch.doubt(number)
          // These fields are out of date already and will not be marked again, so the owner is marked now.
          core.mark(watch.users, watch.dependents, isChanged: false)
        }
      }
    }

    private func detach(_ number: Int) {
      guard let child = self[number] else { return }
      models[number] = nil
      if hears != nil { hearing[number] = nil }
      for path in paths { path(child)._core.remove(from: owner, number) }
      child._core.leave(owner.core)
    }
  }

  /// A child that may be missing.
  @_spi(Bindgen) public final class ChildBranch<Child: Model>: ModelBranch<Child> {
    @_spi(Bindgen) public func follow(_ child: Child?) {
      put(child, at: 0)
      owner.core.family.letGo()
    }
  }
}

nonisolated extension Bindgen.Owner {
  /// Marks the owner's fields that use fields of a model which have changed, or may have changed.
  @_spi(Bindgen) public func mark(_ place: Bindgen.BranchPlace, _ fields: Bindgen.Mask, isChanged: Bool) {
    for watch in watches[place.path] where watch.fields.meets(fields) {
      if !isChanged { watch.doubt(place.number) }
      core.mark(watch.users, watch.dependents, isChanged: isChanged)
    }
    guard isChanged, let touch, watches[place.path].contains(where: { $0.fields.meets(fields) }) else { return }
    touch(place.number)
  }
}

nonisolated extension Bindgen.Branch {
  /// Brings up to date those fields of its models that these fields use.
  @_spi(Bindgen) public func refresh(for users: Bindgen.Mask) {
    for (path, watches) in owner.watches.enumerated() {
      for watch in watches where watch.users.meets(users) {
        for number in watch.takeDoubtful() {
          guard let model = model(path, number) else { continue }
          model._core.settle(model._core.graph.sources(of: watch.fields), of: model)
        }
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Whether its model is alive. Only parents have a reference to their models.
  private var isAlive: Bool { model != nil }

  @_spi(Bindgen) public func add(_ place: Bindgen.BranchPlace) {
    if Bindgen.isFull(places) { removePlaces { !$0.owner.core.isAlive } }
    places.append(place)
    follow(place)
  }

  @_spi(Bindgen) public func remove(from owner: Bindgen.Owner, _ number: Int) {
    removePlaces { $0.owner === owner && $0.number == number }
  }

  private func removePlaces(where isGone: (Bindgen.BranchPlace) -> Bool) {
    places.removeAll(where: isGone)
    followed = Bindgen.Mask()
    for (field, followers) in followers.enumerated() where !followers.isEmpty {
      followed.add(Bindgen.Mask(field: field))
    }
    for place in places { follow(place) }
  }

  private func follow(_ place: Bindgen.BranchPlace) {
    for watch in place.owner.watches[place.path] {
      followed.add(watch.fields)
      relevant.add(graph.sources(of: watch.fields))
    }
  }

  /// Joins the transactions of an owner.
  @_spi(Bindgen) public func join(_ owner: Bindgen.Core) {
    if Bindgen.isFull(owners) { owners.removeAll { !$0.isAlive } }
    owners.append(owner)
    Bindgen.Family.unite(owner.family, family)
  }

  /// Leaves the transactions of an owner when no transaction is open any more.
  @_spi(Bindgen) public func leave(_ owner: Bindgen.Core) {
    if let index = owners.firstIndex(where: { $0 === owner }) { owners.remove(at: index) }
    family.leaving.append(self)
  }

  private var livingOwners: [Bindgen.Core] { owners.filter(\.isAlive) }

  /// The cores of the models directly below it.
  private var children: [Bindgen.Core] {
    guard let model else { return [] }
    return Swift.withExtendedLifetime(model) { below.compactMap(\.object) + branches.flatMap(\.branch.cores) }
  }

  /// Moves removed models without owners, together with all models that they are connected with, into a family of their own. They
  /// stay in the family if one of those waits for a notice, or is connected with a root that was not removed.
  @_spi(Bindgen) public static func letGo(_ removed: [Bindgen.Core]) {
    let free = Swift.Set(removed.lazy.filter(\.livingOwners.isEmpty).map(Swift.ObjectIdentifier.init))
    var stays: [Swift.ObjectIdentifier: Bool] = [:]
    for core in removed {
      let id = Swift.ObjectIdentifier(core)
      guard free.contains(id), stays[id] == nil else { continue }
      var (group, next, isTied) = ([core], 0, false)
      var seen = Swift.Set([id])
      while next < group.count, !isTied {
        let owners = group[next].livingOwners
        isTied = group[next].isWaiting || owners.isEmpty && !free.contains(Swift.ObjectIdentifier(group[next]))
        for other in group[next].children + owners where seen.insert(Swift.ObjectIdentifier(other)).inserted {
          if stays[Swift.ObjectIdentifier(other)] == true { isTied = true }
          group.append(other)
        }
        next += 1
      }
      for core in group { stays[Swift.ObjectIdentifier(core)] = isTied }
      if isTied { continue }
      let family = Bindgen.Family()
      family.agenda = core.family.agenda?.makeNew()
      for core in group { core.ownFamily = family }
    }
  }
}
