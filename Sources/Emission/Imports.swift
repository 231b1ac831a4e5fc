// Exported, so that they hold for all files of the room.
@_exported import BindgenDiagnostics
@_exported import BindgenGraph
@_exported import BindgenLibc
@_exported import BindgenSpec
@_exported import BindgenSwiftTokens
