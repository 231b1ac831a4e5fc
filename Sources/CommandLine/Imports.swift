// Exported, so that they hold for all files of the room.
@_exported import BindgenDiagnostics
@_exported import BindgenDifference
@_exported import BindgenEmission
@_exported import BindgenOutput
@_exported import BindgenRunning
@_exported import BindgenSwiftTokens
@_exported import BindgenTelling
