@_exported public import EventsBelowModels
