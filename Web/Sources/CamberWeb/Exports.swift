import CamberCore
import CamberDesign

// What the page calls. Texts are UTF-8 that the page puts into memory it got from `malloc`. A
// function that leaves a text, or numbers, leaves them at `camber_text` or `camber_numbers` until the
// next call. One that can fail returns whether it did well; if not, the text says what was wrong.

@_expose(wasm, "camber_text") @_cdecl("camber_text")
func text() -> UnsafePointer<UInt8>? { studio.text.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "camber_text_count") @_cdecl("camber_text_count")
func textCount() -> Int32 { Int32(truncatingIfNeeded: studio.text.count) }

@_expose(wasm, "camber_numbers") @_cdecl("camber_numbers")
func numbers() -> UnsafePointer<Double>? {
    studio.numbers.values.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "camber_numbers_count") @_cdecl("camber_numbers_count")
func numbersCount() -> Int32 { Int32(truncatingIfNeeded: studio.numbers.values.count) }

/// The bytes of a text that the page has put into memory.
func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: Int(max(0, count))))
}

/// Does what may fail; the reason becomes the text.
func attempt(_ body: () throws(DesignError) -> Void) -> Bool {
    do throws(DesignError) {
        try body()
        return true
    } catch {
        studio.text = error.utf8
        return false
    }
}

// MARK: - Designs

/// Shows a design; leaves it written anew. See ``Studio/load(_:at:isNew:)``.
@_expose(wasm, "camber_load") @_cdecl("camber_load")
func load(_ start: UnsafePointer<UInt8>?, _ count: Int32, _ time: Double, _ isNew: Bool) -> Bool {
    attempt { () throws(DesignError) in
        try studio.load(bytes(start, count), at: time, isNew: isNew)
    }
}

/// Leaves what there is to choose from, as JSON.
@_expose(wasm, "camber_catalogue") @_cdecl("camber_catalogue")
func catalogue() { studio.text = Catalogue.json() }

/// Leaves what the controls show of the design, as JSON.
@_expose(wasm, "camber_describe") @_cdecl("camber_describe")
func describe() { studio.describe() }

/// Leaves the design's items in another look at rest as numbers; looks count as in the catalogue.
@_expose(wasm, "camber_preview") @_cdecl("camber_preview")
func preview(_ look: Int32) { studio.preview(Int(look)) }

/// Leaves the trace of a scenario on a design.
@_expose(wasm, "camber_trace") @_cdecl("camber_trace")
func trace(
    _ design: UnsafePointer<UInt8>?, _ designCount: Int32, _ scenario: UnsafePointer<UInt8>?,
    _ scenarioCount: Int32
) -> Bool {
    attempt { () throws(DesignError) in
        try studio.trace(bytes(design, designCount), bytes(scenario, scenarioCount))
    }
}

/// Leaves the design as code: 0 for SwiftUI, 1 for UIKit.
@_expose(wasm, "camber_export") @_cdecl("camber_export")
func export(_ target: Int32) {
    studio.text = studio.design.code(for: target == 0 ? .swiftUI : .uiKit)
}

/// Begins to audit a design. See ``Studio/beginAudit(of:)``.
@_expose(wasm, "camber_audit_begin") @_cdecl("camber_audit_begin")
func beginAudit(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> Bool {
    attempt { () throws(DesignError) in try studio.beginAudit(of: bytes(start, count)) }
}

/// Checks a part more. Returns how much has been checked, 0…1.
@_expose(wasm, "camber_audit_advance") @_cdecl("camber_audit_advance")
func advanceAudit() -> Double { studio.advanceAudit() }

/// Leaves what the audit has found so far, as JSON.
@_expose(wasm, "camber_audit_findings") @_cdecl("camber_audit_findings")
func auditFindings() { studio.writeFindings() }

/// Leaves the glyph of a name, or the placeholder, as numbers.
@_expose(wasm, "camber_icon") @_cdecl("camber_icon")
func icon(_ name: UnsafePointer<UInt8>?, _ count: Int32) {
    let name = String(validating: bytes(name, count), as: UTF8.self) ?? ""
    studio.numbers.write(IconCatalogue.glyph(named: name) ?? IconCatalogue.placeholder)
}
