@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import EffectsModels

/// Models that are objects of Foundation.
@Suite("Objects")
@MainActor
struct ObjectTests {
  @Test("they are objects, observe and are observed, and shown by their fields")
  func objects() {
    let gauge: Gauge = Gauge()
    let object: NSObject = gauge
    var shown: [Int] = []
    let token = gauge.observe(\.shown) { shown.append($0) }
    let reader: any GaugeReader = gauge
    reader.gauge(didRead: 4)
    reader.gauge(didFail: "dark")
    #expect(shown == [8, 0])
    #expect(object == gauge && object != Gauge() && Set([object]).contains(gauge))
    token.cancel()
  }

  @Test("a service's protocol has properties, and its double holds no delegate")
  func properties() {
    let sensor: SensorSpy = SensorSpy()
    sensor.isOn = true
    var meter: Meter? = Meter(sensor: sensor)
    #expect(sensor.calls == [.setReader, .setRate(3), .start])
    sensor.reader?.gauge(didRead: 5)
    #expect(meter?.gauge.value == 5)
    meter = nil
    #expect(sensor.reader == nil)
  }
}
