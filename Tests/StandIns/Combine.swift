// A stand-in for Combine where there is none: the other stand-in, under its name.

@_exported import OpenCombine
