/// A type of which nothing is known to begin with.
public enum Place: Sendable {
  case here, there
}
