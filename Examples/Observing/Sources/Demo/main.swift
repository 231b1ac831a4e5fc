import ByCallbacks
import ByCombine
import ByDelegate
import ByObservation
import ByStream
import Shop

let screens: [(outlet: String, screen: any ShoppingScreen)] = [
  ("callbacks", ByCallbacks.Screen()), ("combine", ByCombine.Screen()), ("delegate", ByDelegate.Screen()),
  ("observation", ByObservation.Screen()), ("stream", ByStream.Screen()),
]

for (outlet, screen) in screens {
  screen.add(Apple())
  screen.add(Pen())
  screen.select(.tenOff)
  // A stream's elements arrive when its loop runs.
  while screen.toPay != 155 { await Task.yield() }
  print("\(outlet): \(screen.count) products, \(screen.price) with tax, \(screen.toPay) to pay")
}
