// swift-tools-version: 6.0
import PackageDescription

// Snapshots and the command line draw with Cairo and Pango on Linux and with the system's own
// frameworks on Apple platforms, so only Linux has C libraries to name.
#if os(Linux)
    let drawingLibraries: [Target] = [
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    ]
    let drawingDependencies: [Target.Dependency] = ["CCairo", "CWebP"]
    // Counts allocations, so that a test can prove that a frame makes none.
    let countingTargets: [Target] = [
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter")
    ]
    let countingDependencies: [Target.Dependency] = ["CAllocationCounter"]
#else
    let drawingLibraries: [Target] = []
    let drawingDependencies: [Target.Dependency] = []
    let countingTargets: [Target] = []
    let countingDependencies: [Target.Dependency] = []
#endif

let package = Package(
    name: "Camber",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13), .macCatalyst(.v16)],
    products: [
        .library(name: "CamberCore", targets: ["CamberCore"]),
        .library(name: "CamberDesign", targets: ["CamberDesign"]),
        .library(name: "CamberSnapshot", targets: ["CamberSnapshot"]),
        .library(name: "CamberUIKit", targets: ["CamberUIKit"]),
        .library(name: "CamberSwiftUI", targets: ["CamberSwiftUI"]),
        .executable(name: "camber", targets: ["CamberCLI"]),
    ],
    targets: [
        .target(name: "CamberCore"),
        .target(name: "CamberDesign", dependencies: ["CamberCore"]),
        .target(
            name: "CamberSnapshot",
            dependencies: ["CamberCore", "CamberDesign"] + drawingDependencies),
        // Off Apple's platforms only its ids, so that the rules of its sources are tested anywhere.
        .target(name: "CamberUIKit", dependencies: ["CamberCore"]),
        .target(
            name: "CamberSwiftUI", dependencies: ["CamberUIKit"],
            resources: [.process("Resources")]),
        .executableTarget(
            name: "CamberCLI", dependencies: ["CamberCore", "CamberDesign", "CamberSnapshot"]),
        .target(
            name: "CamberTestSupport", dependencies: ["CamberCore", "CamberDesign"],
            path: "Tests/CamberTestSupport"),
        .executableTarget(
            name: "CamberProperties",
            dependencies: ["CamberCore", "CamberDesign", "CamberTestSupport"],
            path: "Tests/CamberProperties"),
        .executableTarget(
            name: "CamberFuzz", dependencies: ["CamberCore", "CamberDesign", "CamberSnapshot"],
            path: "Tests/Fuzz", exclude: ["Corpus"]),
        .testTarget(
            name: "CamberCoreTests",
            dependencies: ["CamberCore", "CamberTestSupport"] + countingDependencies),
        .testTarget(
            name: "CamberDesignTests", dependencies: ["CamberDesign", "CamberTestSupport"],
            exclude: ["Export/Designs", "Export/Goldens"]),
        .testTarget(
            name: "CamberSnapshotTests",
            dependencies: ["CamberSnapshot", "CamberDesign", "CamberTestSupport"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "CamberUIKitLogicTests",
            dependencies: ["CamberUIKit", "CamberTestSupport"]),
        .testTarget(name: "CamberUIKitTests", dependencies: ["CamberUIKit"]),
        .testTarget(
            name: "CamberSwiftUILogicTests",
            dependencies: ["CamberSwiftUI", "CamberTestSupport"]),
        .testTarget(name: "CamberSwiftUITests", dependencies: ["CamberSwiftUI", "CamberUIKit"]),
        .testTarget(
            name: "CamberCLITests",
            dependencies: [
                "CamberCLI", "CamberCore", "CamberFuzz", "CamberSnapshot", "CamberTestSupport",
            ]
        ),
        .testTarget(
            name: "CamberScenarioTests",
            dependencies: ["CamberCore", "CamberDesign", "CamberTestSupport"]),
    ] + drawingLibraries + countingTargets
)
