// The C library, whatever it is called. Rooms have it from here, so that a compiler has read all of it once before it
// turns to the rooms, of which it compiles several files at a time.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
