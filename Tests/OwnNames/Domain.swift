/// What a service may throw.
struct OwnTrouble: Swift.Error {}
