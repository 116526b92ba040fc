// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "CamberBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Camber", path: "..")],
    targets: [
        .executableTarget(
            name: "CamberBenchmarks",
            dependencies: [
                .product(name: "CamberCore", package: "Camber"), "CAllocationCounter",
                "CMeasuring",
            ]),
        // The counter of the tests, so that both count the same.
        .target(name: "CAllocationCounter"),
        // Tells callgrind what to count, and reads the size of the heap.
        .target(name: "CMeasuring"),
    ]
)
