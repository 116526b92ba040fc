// swift-tools-version: 6.0
import PackageDescription

// An app's bar and the tests that freeze it. An app of its own names Camber by its address.
let package = Package(
    name: "SnapshotTests",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "Camber", path: "../..")],
    targets: [
        .target(name: "MyBar", dependencies: [.product(name: "CamberCore", package: "Camber")]),
        .testTarget(
            name: "MyBarTests",
            dependencies: ["MyBar", .product(name: "CamberSnapshot", package: "Camber")],
            exclude: ["Snapshots", "mybar.json"]),
    ]
)
