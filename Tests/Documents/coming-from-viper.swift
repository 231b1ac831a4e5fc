// Types that the presenter uses.

struct Peer: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

@MainActor protocol PeerBrowserDelegate: AnyObject {
  func browser(_ browser: any PeerBrowser, didFind peer: Peer)
  func browser(_ browser: any PeerBrowser, didLose id: Int)
  func browser(_ browser: any PeerBrowser, didFail reason: String)
}
