import CamberCore

// Values and members in one call; nil is written `null`.
extension JSONWriter {
    /// Writes numbers as a list on one line.
    @inline(never)
    public mutating func numbers(_ values: [Double]) {
        beginArray(onOneLine: true)
        for number in values { value(number) }
        endArray()
    }

    /// Writes a rectangle as `[x, y, width, height]`.
    @inline(never)
    public mutating func value(_ rect: SceneRect) {
        beginArray(onOneLine: true)
        value(rect.x)
        value(rect.y)
        value(rect.width)
        value(rect.height)
        endArray()
    }

    /// Writes insets as `{"top", "leading", "bottom", "trailing"}`.
    @inline(never)
    public mutating func value(_ insets: SceneInsets) {
        beginObject(onOneLine: true)
        member("top", insets.top)
        member("leading", insets.leading)
        member("bottom", insets.bottom)
        member("trailing", insets.trailing)
        endObject()
    }

    /// Writes a colour as `"#RRGGBB"` or `"#RRGGBBAA"`.
    @inline(never)
    public mutating func value(_ color: SceneColor) {
        var text: [UInt8] = []
        ColorText.append(color, to: &text)
        value(text)
    }

    /// Writes a key and `null`.
    @inline(never)
    public mutating func nullMember(_ key: StaticString) {
        self.key(key)
        null()
    }

    /// Writes a key and a truth value.
    @inline(never)
    public mutating func member(_ key: StaticString, _ value: Bool?) {
        self.key(key)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a key and a whole number.
    @inline(never)
    public mutating func member(_ key: StaticString, _ value: Int?) {
        self.key(key)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a key and a number; `null` if it is not finite.
    @inline(never)
    public mutating func member(_ key: StaticString, _ value: Double?) {
        self.key(key)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a key and a string, given as UTF-8.
    @inline(never)
    public mutating func member(_ key: StaticString, _ value: [UInt8]?) {
        self.key(key)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a key and a string.
    @inline(never)
    public mutating func member(_ key: StaticString, _ value: String?) {
        self.key(key)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a key and a rectangle as `[x, y, width, height]`.
    @inline(never)
    public mutating func member(_ key: StaticString, _ rect: SceneRect?) {
        self.key(key)
        if let rect { self.value(rect) } else { null() }
    }

    /// Writes a key and insets.
    @inline(never)
    public mutating func member(_ key: StaticString, _ insets: SceneInsets?) {
        self.key(key)
        if let insets { self.value(insets) } else { null() }
    }

    /// Writes a key and a colour.
    @inline(never)
    public mutating func member(_ key: StaticString, _ color: SceneColor?) {
        self.key(key)
        if let color { self.value(color) } else { null() }
    }
}
