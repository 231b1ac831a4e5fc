/// The screen of `PeersPresenter`, by hand.
@MainActor final class PeersByHand: PeerBrowserDelegate {
  private let browser: any PeerBrowser
  weak var router: (any PeersRouter)?
  private weak var view: (any PeersView)?

  private var peers: [Peer] = [] {
    didSet { if peers != oldValue { show() } }
  }
  private var failure: String? {
    didSet { if failure != oldValue { show() } }
  }

  private var title: String { failure ?? (peers.isEmpty ? "Searching …" : "\(peers.count) nearby") }
  private var names: [String] { peers.map(\.name).sorted() }

  init(browser: any PeerBrowser, router: (any PeersRouter)? = nil, view: (any PeersView)? = nil) {
    self.browser = browser
    self.router = router
    self.view = view
    show()
  }

  func attach(_ view: any PeersView) {
    self.view = view
    show()
  }

  func begin() {
    failure = nil
    browser.delegate = self
    browser.start()
  }

  func select(_ name: String) {
    guard let peer = peers.first(where: { $0.name == name }) else {
      view?.shake()
      return
    }
    browser.stop()
    router?.showPeer(peer.id)
  }

  func cancel() {
    browser.stop()
    router?.close()
  }

  func browser(_ browser: any PeerBrowser, didFind peer: Peer) {
    var peers: [Peer] = self.peers.filter { $0.id != peer.id }
    peers.append(peer)
    self.peers = peers
  }

  func browser(_ browser: any PeerBrowser, didLose id: Int) { peers.removeAll { $0.id == id } }

  func browser(_ browser: any PeerBrowser, didFail reason: String) {
    peers = []
    failure = reason
  }

  private func show() {
    view?.title = title
    view?.names = names
    view?.canRetry = failure != nil
  }
}
