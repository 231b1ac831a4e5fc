@_exported public import RandomLeaves
