/// As a delegate's protocol calls its methods.
@MainActor protocol GaugeReader: AnyObject {
  func gauge(didRead value: Int)
  func gauge(didFail reason: String)
}
