import CamberCore

/// Where a bar is placed: a device of the catalogue, or a container of one's own.
public enum DesignContainer: Hashable, Sendable {
    /// A device in one orientation.
    case device(Device)
    /// A size in points, each side 0…1 000 000; pixels a point, 1…8; insets in points.
    case custom(SceneSize, scale: Double, safeArea: SceneInsets)

    /// The size in points.
    public var size: SceneSize {
        switch self {
        case .device(let device): device.size
        case .custom(let size, _, _): size
        }
    }

    /// Pixels a point.
    public var scale: Double {
        switch self {
        case .device(let device): device.scale
        case .custom(_, let scale, _): scale
        }
    }

    /// The insets of the safe area in points.
    public var safeArea: SceneInsets {
        switch self {
        case .device(let device): device.safeArea
        case .custom(_, _, let safeArea): safeArea
        }
    }

    /// The container of a design that names none: `iphone-15`.
    public static let standard: DesignContainer = {
        for device in Device.portrait where device.name.matches("iphone-15") {
            return .device(device)
        }
        return .custom(SceneSize(393, 852), scale: 3, safeArea: SceneInsets(top: 59, bottom: 34))
    }()
}

// MARK: - Reading

extension DesignContainer {
    static func read(_ cursor: JSONCursor) throws(DesignError) -> DesignContainer {
        let object = try cursor.object(
            allowed: ["device", "width", "height", "scale", "safeArea"],
            expected: "{\"device\": name} or {\"width\", \"height\", \"scale\", \"safeArea\"}")
        if let device = object["device"] {
            for key in ["width", "height", "scale", "safeArea"] as [StaticString]
            where object[key] != nil {
                throw object.keyFailure(
                    [UInt8](literal: key), "a device has its own size, scale and insets",
                    expected: "\"device\" alone")
            }
            return .device(try readDevice(device))
        }
        let sides = 0.0...1_000_000
        let size = SceneSize(
            try object.required("width").number(in: sides),
            try object.required("height").number(in: sides))
        let scale = try object["scale"]?.number(in: 1...8) ?? 3
        var insets = SceneInsets.zero
        if let area = object["safeArea"] {
            let edges = try area.object(allowed: ["top", "leading", "bottom", "trailing"])
            insets.top = try edges["top"]?.number(in: sides) ?? 0
            insets.leading = try edges["leading"]?.number(in: sides) ?? 0
            insets.bottom = try edges["bottom"]?.number(in: sides) ?? 0
            insets.trailing = try edges["trailing"]?.number(in: sides) ?? 0
        }
        return .custom(size, scale: scale, safeArea: insets)
    }

    private static func readDevice(_ cursor: JSONCursor) throws(DesignError) -> Device {
        var name: [UInt8] = []
        if case .string(let text) = cursor.kind {
            if let device = Device.named(text) { return device }
            name = text
        }
        var expected = WordList()
        var suggestion = Suggestion(for: name)
        for device in Device.portrait { expected.append(quoted: device.name) }
        for device in Device.all { suggestion.consider(device.name) }
        var text = expected.text
        text.append(literal: ", each also with \"-landscape\"")
        throw cursor.error(cursor.found, expected: text, hint: suggestion.text)
    }
}
