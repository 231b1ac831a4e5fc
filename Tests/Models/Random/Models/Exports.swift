@_exported public import RandomInner
