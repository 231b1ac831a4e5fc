/// What an event may carry: on no actor, and no value that can be compared.
struct Ticket: Sendable { var number: Int }
