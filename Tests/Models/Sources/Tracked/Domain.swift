/// An actor of the module's own.
@globalActor actor Workshop { static let shared: Workshop = Workshop() }

/// Returns a number that depends on a child as a whole.
func weigh(_ leaf: Leaf) -> Int { leaf.value + leaf.double }
