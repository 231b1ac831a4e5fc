@_exported public import FormsBelow
