// swift-tools-version: 6.0
import PackageDescription

// The studio's module: the engine and the formats in Embedded Swift for WebAssembly. Build it with
// Scripts/studio, which names the triple and the toolset.
let package = Package(
    name: "CamberWeb",
    dependencies: [.package(name: "Camber", path: "..")],
    targets: [
        // What a bare WebAssembly module lacks of a C library.
        .target(name: "CRuntime"),
        .executableTarget(
            name: "CamberWeb",
            dependencies: [
                "CRuntime", .product(name: "CamberCore", package: "Camber"),
                .product(name: "CamberDesign", package: "Camber"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
