// An app that imports the host speaks the engine's types, too.
@_exported import CamberCore
