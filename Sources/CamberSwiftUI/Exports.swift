// An app that imports the SwiftUI face speaks the host's and the engine's types, too.
@_exported import CamberUIKit
