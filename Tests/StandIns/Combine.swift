// A stand-in for Combine on systems without it: the other stand-in, under its name.

@_exported import OpenCombine
