/// A protocol whose methods look like a delegate's.
@MainActor protocol GaugeReader: AnyObject {
  func gauge(didRead value: Int)
  func gauge(didFail reason: String)
}
