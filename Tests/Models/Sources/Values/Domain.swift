nonisolated protocol Ticking: Sendable { func tick() -> Int }

nonisolated struct Clock: Ticking { func tick() -> Int { 1 } }
