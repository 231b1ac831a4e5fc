// Exported, so that it holds for all files of the room.
@_exported import BindgenDiagnostics
