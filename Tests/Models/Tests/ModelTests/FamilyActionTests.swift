@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Transactions reach over all models that are connected by children.
@Suite("Actions of families")
struct FamilyActionTests {
  /// A tree of which each model writes into one log.
  private struct Tree {
    let log: Log = Log()
    let leaf: Leaf = Leaf()
    let other: Leaf = Leaf(name: "other")
    let branch: Branch
    let root: Root
    private let tokens: [AnyObject]

    init() {
      branch = Branch(left: leaf, right: other)
      root = Root(branch: branch, leaf: leaf)
      tokens = [
        leaf.log("leaf", log), other.log("other", log), branch.log("branch", log), root.log("root", log),
      ]
    }

    /// Returns the notices since the last call, sorted within a generation, where either model may be the first.
    func take() -> [String] {
      var told: [String] = log.take()
      for index in told.indices.dropFirst() where told[index].hasPrefix("leaf") && told[index - 1].hasPrefix("other") {
        told.swapAt(index, index - 1)
      }
      return told
    }
  }

  @Test("An action that calls children's actions is one transaction, children first")
  func calls() {
    let tree: Tree = Tree()
    tree.root.spread(1)
    #expect(tree.root.isRight && tree.leaf.value == 2 && tree.other.value == 1)
    #expect(
      tree.take() == [
        "leaf: double label value", "other: double label parity value", "branch: label odd sum",
        "root: deep extra odd total weight",
      ]
    )
    tree.root.spread(0)
    #expect(tree.take().isEmpty)
  }

  @Test("What was read in the middle has changed, even if it came back; what came back unread has not")
  func equal() {
    let tree: Tree = Tree()
    tree.branch.update { _ in
      tree.leaf.value = 2
      #expect(tree.root.isRight)
      tree.other.value = -2
    }
    #expect(
      tree.take() == [
        "leaf: double label value", "other: double label value", "branch: label sum", "root: deep total weight",
      ]
    )
  }

  @Test("An action that throws ends its transaction: what was written is told once")
  func throwing() {
    let tree: Tree = Tree()
    #expect(throws: Refusal.self) { try tree.branch.addOrRefuse(1, isRefused: true) }
    #expect(
      tree.take() == [
        "leaf: double label parity value", "branch: factor label odd sum", "root: deep odd total weight",
      ]
    )
    #expect(tree.root.isRight && tree.other.value == 0)
    #expect(throws: Never.self) { try tree.branch.addOrRefuse(1, isRefused: false) }
    #expect(
      tree.take() == [
        "leaf: double label name parity value", "other: double label parity value",
        "branch: factor label leftName sum", "root: deep deepName total weight",
      ]
    )
    tree.leaf.value = 7
    #expect(tree.take().count == 3)
  }

  @Test("An async action tells each write by itself, an update in it once, whoever's it is")
  func waiting() async {
    let tree: Tree = Tree()
    await tree.branch.load(5)
    #expect(tree.root.isRight && tree.branch.factor == 6 && tree.other.value == 5)
    #expect(
      tree.take() == [
        "leaf: double label parity value", "branch: label odd sum", "root: deep odd total weight",
        "leaf: label name", "branch: label leftName", "root: deepName",
        "branch: factor sum", "root: total weight",
        "other: double label parity value", "branch: factor label odd sum", "root: deep odd total weight",
      ]
    )
  }

  @Test("An async action that throws has told what was written")
  func waitingAndThrowing() async {
    let tree: Tree = Tree()
    await #expect(throws: Refusal.self) { try await tree.branch.loadOrRefuse(2) }
    #expect(
      tree.take() == [
        "leaf: double label value", "branch: label sum", "root: deep total weight",
        "leaf: label name", "branch: label leftName", "root: deepName",
        "other: double label value", "branch: label sum", "root: deep total weight",
      ]
    )
    #expect(tree.root.isRight)
  }

  @Test("Updates of parent and child, one in the other, end with the outermost, and give what their closures give")
  func updates() throws {
    let tree: Tree = Tree()
    let sum: Int = tree.root.update { root in
      let left: Int = root.branch.left.update { leaf in
        leaf.value = 3
        return leaf.double
      }
      #expect(left == 6)
      let sum: Int = root.branch.update { branch in
        branch.factor = 2
        branch.right.update { $0.value = 1 }
        #expect(branch.isRight && root.isRight)
        return branch.sum
      }
      #expect(tree.take().isEmpty)
      return sum + root.total
    }
    #expect(sum == 16 + 22)
    #expect(
      tree.take() == [
        "leaf: double label parity value", "other: double label parity value", "branch: factor label odd sum",
        "root: deep odd total weight",
      ]
    )

    #expect(throws: Refusal.self) {
      try tree.leaf.update { leaf in
        try tree.root.update { root in
          root.extra = 1
          leaf.name = "written"
          throw Refusal()
        }
      }
    }
    #expect(tree.take() == ["leaf: label name", "branch: label leftName", "root: deepName extra total"])
    tree.root.extra = 2
    #expect(tree.take() == ["root: extra total"])
  }

  @Test("A parent that follows from nothing of its child is one transaction with it all the same")
  func following() {
    let log: Log = Log()
    let leaf: Leaf = Leaf()
    let folder: Folder = Folder(leaf: leaf)
    let tokens: [AnyObject] = [
      folder.observe { folder, changes in
        log.tell("folder")
        #expect(changes == .isOpen)
      },
      leaf.observe { leaf, _ in
        #expect(folder.isOpen && leaf.value == 2)
        log.tell("leaf")
      },
    ]
    folder.openAndAdd(2)
    #expect(log.take() == ["leaf", "folder"])
    withExtendedLifetime(tokens) {}
  }

  #if compiler(>=6.2)
    @Test("Observers of two models that never settle are reported, with the fields of both")
    func runaway() async throws {
      let result: ExitTest.Result? = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let leaf: Leaf = Leaf()
        let branch: Branch = Branch(left: leaf)
        let tokens: [AnyObject] = [
          leaf.observe(\.value) { [unowned branch] _ in branch.factor += 1 },
          branch.observe(\.factor) { [unowned leaf] _ in leaf.value += 1 },
        ]
        leaf.update { leaf in
          leaf.value = 1
          branch.factor = 5
        }
        withExtendedLifetime(tokens) {}
      }
      let output: String = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("observers change what they observe; 1000 rounds did not settle"))
      #expect(output.contains("\"Leaf.value\"") && output.contains("\"Branch.factor\""))
    }
  #endif

  @Test("Observers of two models that settle after many rounds are let run")
  func settling() {
    let leaf: Leaf = Leaf()
    let branch: Branch = Branch(left: leaf)
    var told: [Int] = []
    let tokens: [AnyObject] = [
      leaf.observe(\.value) { [unowned branch] in if $0 < 400 { branch.factor = $0 } },
      branch.observe(\.factor) { [unowned leaf] in
        told.append($0)
        leaf.value = $0 + 1
      },
    ]
    leaf.value = 2
    #expect(told == Array(2..<400))
    withExtendedLifetime(tokens) {}
  }
}
