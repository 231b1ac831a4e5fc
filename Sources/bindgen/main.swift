import BindgenCommandLine

runProcess { _, _ in (files: [], diagnostics: .init()) }
