import CamberCore

/// What a design says apart from its items, their selection and the container; what a scenario's
/// `set` can change.
public struct DesignSettings: Equatable, Sendable {
    /// The look with its options.
    public var style: DesignStyle
    /// The colours; what is left out is the look's. The formats have no gradient background.
    public var appearance = TabBarAppearance()
    /// The layout's direction.
    public var direction = TabLayoutDirection.leftToRight
    /// The text size, 0.5…4; 1 is the large (default) size.
    public var textScale = 1.0
    /// The light or dark appearance.
    public var colorScheme = TabColorScheme.light
    /// Whether movement is replaced by short cross-fades.
    public var reduceMotion = false
    /// Whether borders and inactive colours are strengthened.
    public var increaseContrast = false
    /// How pages are swiped and kept.
    public var paging = TabPaging()

    /// A look with everything at its default.
    public init(_ style: DesignStyle) {
        self.style = style
    }

    /// What the engine is told of a container under these settings.
    public func environment(in container: DesignContainer) -> TabEnvironment {
        TabEnvironment(
            size: container.size, safeArea: container.safeArea, displayScale: container.scale,
            direction: direction, textScale: textScale, colorScheme: colorScheme,
            reduceMotion: reduceMotion, increaseContrast: increaseContrast)
    }
}

// MARK: - Reading

extension DesignSettings {
    /// The keys of the settings, in a design as in a `set`.
    static let keys: [StaticString] = [
        "style", "options", "appearance", "direction", "textScale", "colorScheme", "reduceMotion",
        "increaseContrast", "paging",
    ]

    /// Merges the settings of an object, whose keys have been checked, over these.
    ///
    /// Options merge one by one, and so do the colours of the appearance and the keys of paging.
    /// Another look comes with its own defaults: the options of the former one are gone, the
    /// preset with them.
    /// - Parameter nullResets: whether `null` returns a key, an option or a colour to its default;
    ///   otherwise it is an error.
    mutating func merge(_ object: JSONObject, nullResets: Bool) throws(DesignError) {
        if let look = object["style"] {
            let new = try DesignStyle.readLook(look)
            if new.look.name.bytes != style.look.name.bytes { style = new }
        }
        if let options = object["options"] {
            if nullResets, options.isNull {
                style.reset()
            } else {
                try style.merge(options, nullResets: nullResets)
            }
        }
        if let colors = object["appearance"] {
            if nullResets, colors.isNull {
                appearance = TabBarAppearance()
            } else {
                try appearance.merge(colors, nullResets: nullResets)
            }
        }
        try mergeTraits(object, nullResets: nullResets)
        if let value = object["paging"] {
            if nullResets, value.isNull {
                paging = TabPaging()
            } else {
                try paging.merge(value, nullResets: nullResets)
            }
        }
    }

    /// Merges what a device and its user decide: direction, text size, appearance and accessibility.
    private mutating func mergeTraits(
        _ object: JSONObject, nullResets: Bool
    ) throws(DesignError) {
        func isReset(_ cursor: JSONCursor) -> Bool { nullResets && cursor.isNull }
        if let value = object["direction"] {
            let names: [(name: StaticString, value: TabLayoutDirection)] = [
                ("ltr", .leftToRight), ("rtl", .rightToLeft),
            ]
            direction = isReset(value) ? .leftToRight : try value.choice(names)
        }
        if let value = object["textScale"] {
            textScale = isReset(value) ? 1 : try value.number(in: 0.5...4)
        }
        if let value = object["colorScheme"] {
            let names: [(name: StaticString, value: TabColorScheme)] = [
                ("light", .light), ("dark", .dark),
            ]
            colorScheme = isReset(value) ? .light : try value.choice(names)
        }
        if let value = object["reduceMotion"] {
            reduceMotion = isReset(value) ? false : try value.bool()
        }
        if let value = object["increaseContrast"] {
            increaseContrast = isReset(value) ? false : try value.bool()
        }
    }
}

extension TabBarAppearance {
    fileprivate mutating func merge(
        _ cursor: JSONCursor, nullResets: Bool
    ) throws(DesignError) {
        var names: [[UInt8]] = []
        for role in TabColorRole.allCases { names.append(role.name.bytes) }
        let object = try cursor.object(allowed: names, expected: "an object of colours")
        for role in TabColorRole.allCases {
            guard let color = object[role.name.bytes] else { continue }
            self[role] = nullResets && color.isNull ? nil : try color.tabColor()
        }
    }
}

extension TabPaging {
    fileprivate mutating func merge(
        _ cursor: JSONCursor, nullResets: Bool
    ) throws(DesignError) {
        let object = try cursor.object(allowed: ["swipe", "retention"])
        if let value = object["swipe"] {
            swipe = nullResets && value.isNull ? nil : try value.bool()
        }
        if let value = object["retention"] {
            if nullResets, value.isNull {
                retention = .visited
            } else {
                retention = try value.variant([
                    .name("visited", TabPageRetention.visited), .name("all", .all),
                    .name("selected", .selected),
                    .key("neighbours") { count throws(DesignError) in
                        .neighbours(try count.wholeNumber(in: 0...1000))
                    },
                ])
            }
        }
    }
}

extension JSONCursor {
    /// A colour for both appearances, or one for each: `{"light", "dark"}`.
    fileprivate func tabColor() throws(DesignError) -> TabColor {
        switch kind {
        case .object:
            let object = try object(allowed: ["light", "dark"])
            return TabColor(
                light: try object.required("light").color(),
                dark: try object.required("dark").color())
        case .string: return TabColor(try color())
        default:
            throw mismatch(
                expected: "a colour \"#RRGGBB\" or \"#RRGGBBAA\", or {\"light\", \"dark\"}")
        }
    }
}
