import CamberCore
import CamberDesign

/// What the page offers to choose from, as JSON.
enum Catalogue {
    /// The looks with their parameters, the colors' names, the devices and the icons.
    static func json() -> [UInt8] {
        var json = JSONWriter(numbers: .exact)
        json.beginObject()
        json.key("looks")
        json.beginArray()
        for look in AnyTabBarStyle.all { write(look, to: &json) }
        json.endArray()
        json.key("colors")
        json.beginArray()
        for role in TabColorRole.allCases { json.value(role.name) }
        json.endArray()
        json.key("devices")
        json.beginArray()
        for device in Device.all { write(device, to: &json) }
        json.endArray()
        json.key("icons")
        json.beginArray()
        for name in IconCatalogue.names { json.value(name) }
        json.endArray()
        json.endObject()
        return json.bytes
    }

    private static func write(_ look: AnyTabBarStyle, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", look.name)
        json.key("parameters")
        json.beginArray()
        for parameter in look.parameters { write(parameter, to: &json) }
        json.endArray()
        json.member("hasOriginal", look.original != look)
        json.member("swipes", look.swipesPages)
        json.endObject()
    }

    private static func write(_ parameter: TabParameterInfo, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", parameter.name)
        json.member("meaning", parameter.meaning)
        json.member("unit", parameter.unit.symbol)
        var range: ClosedRange<Double>?
        switch parameter.kind {
        case .number(let bounds):
            json.member("kind", "number")
            range = bounds
        case .optionalNumber(let bounds):
            json.member("kind", "optionalNumber")
            range = bounds
        case .wholeNumber(let bounds):
            json.member("kind", "wholeNumber")
            range = bounds
        case .flag: json.member("kind", "flag")
        case .motion: json.member("kind", "motion")
        case .cellWidth: json.member("kind", "cellWidth")
        case .choice(let names):
            json.member("kind", "choice")
            json.key("names")
            json.beginArray()
            for name in names { json.value(name) }
            json.endArray()
        }
        if let range {
            json.key("range")
            json.numbers([range.lowerBound, range.upperBound])
        }
        json.endObject()
    }

    private static func write(_ device: Device, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", device.name)
        json.member("width", device.size.width)
        json.member("height", device.size.height)
        json.member("radius", device.displayCornerRadius)
        json.member("homeIndicator", device.hasHomeIndicator)
        json.member("top", device.safeArea.top)
        json.endObject()
    }
}
