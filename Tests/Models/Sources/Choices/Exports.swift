@_exported public import ChoicesBelowModels
