/// An error of a service.
struct OwnTrouble: Swift.Error {}
