// swift-tools-version: 5.9

// An app of its own: open this folder in Xcode or in Swift Playgrounds. It takes the package from the
// folders around it; where an app may not reach outside of its own, name the package's address below.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Gallery",
            targets: ["AppModule"],
            bundleIdentifier: "example.camber.gallery",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .images),
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Camber", path: "../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [.product(name: "CamberSwiftUI", package: "Camber")],
            path: ".",
            exclude: ["Info.plist"])
    ]
)
