/// A value that an event may carry: on no actor, and not `Equatable`.
struct Ticket: Sendable { var number: Int }
