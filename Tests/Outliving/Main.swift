/// A service that answers when the test says so, whether its caller still waits or not.
@MainActor final class Api {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var last: [CheckedContinuation<Void, Never>] = []
  let (news, sender) = AsyncStream<Int>.makeStream()

  nonisolated init() {}

  func post() async { await withCheckedContinuation { waiting.append($0) } }

  func fail() async throws {
    await post()
    try Task.checkCancellation()
  }

  /// Waits for a call, releases the caller's model, and answers.
  func answer(_ letGo: () -> Void) async {
    while waiting.isEmpty { await Task.yield() }
    letGo()
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume() }
    for _ in 0..<50 { await Task.yield() }
  }
}

@main struct Main {
  @MainActor static func main() async {
    let api = Api()
    func dismiss(_ name: String, _ act: (Sheet) -> Bindgen.Effect, cancel: Bool = false) async {
      print(name)
      var sheet: Sheet? = Sheet(api: api, log: { print("  log: " + $0) }, onEvent: { print("  event: \($0)") })
      let handle = sheet.map(act)
      await api.answer {
        if cancel { handle?.cancel() }
        sheet = nil
      }
      await handle?.value
    }
    await dismiss("service") { $0.tellService() }
    await dismiss("owner") { $0.tellOwner() }
    await dismiss("view") { $0.tellView() }
    await dismiss("by an action") { $0.tellByAction() }
    await dismiss("a field alone") { $0.setField() }
    await dismiss("outlives") { $0.keep() }
    await dismiss("cancelled", { $0.tellService() }, cancel: true)
    await dismiss("failed") { $0.fail() }
    await dismiss("a sequence") { sheet in
      let handle: Bindgen.Effect = sheet.follow()
      sheet.setField()
      return handle
    }

    print("store")
    var page: PageStore? = PageStore(Page(), services: .init(api: api, log: { print("  log: " + $0) }))
    page?.send(.show)
    var sent: Bindgen.Effect? = page?.send(.detail(.send))
    await api.answer { page?.send(.hide) }
    await sent?.value
    print("store, cancelled")
    page?.send(.show)
    sent = page?.send(.detail(.send))
    await api.answer {
      page?.send(.stop)
      page?.send(.hide)
    }
    await sent?.value
    print("store that goes")
    sent = page?.send(.post)
    await api.answer { page = nil }
    await sent?.value
  }
}
