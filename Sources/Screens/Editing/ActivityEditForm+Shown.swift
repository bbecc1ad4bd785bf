import Measures
import Training

extension ActivityEditForm {
    /// What a form showed, as one digest a field. The form carries it, so that only the fields that the person changed become an edit,
    /// whatever arrived from a device since the form was opened. A forged value has no other effect than other fields of the form.
    public struct Shown: Equatable, Sendable {
        private var digests: [UInt64]

        /// Name of the hidden field with `text`.
        public static let field = "shown"

        init(_ form: ActivityEditForm) {
            digests = Field.allCases.map { Shown.digest(form.text(of: $0), $0) }
        }

        /// Parses `text`; nil for anything else, such as that of a page with other fields.
        init?(_ text: String) {
            let parts = text.split(separator: ".", maxSplits: Field.allCases.count, omittingEmptySubsequences: false)
            digests = parts.compactMap { UInt64($0, radix: 16) }
            if parts.count != Field.allCases.count || digests.count != parts.count { return nil }
        }

        public var text: String { digests.map { String($0, radix: 16) }.joined(separator: ".") }

        /// Whether a submitted text is the one that the form showed.
        func isUnchanged(_ field: Field, _ text: String) -> Bool {
            Field.allCases.firstIndex(of: field).map { digests[$0] == Shown.digest(text, field) } ?? false
        }

        /// FNV-1a with 64 bits of what the form reads from a text.
        private static func digest(_ text: String, _ field: Field) -> UInt64 {
            var digest: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in ActivityEditForm.trimmed(text, keepsLines: field == .note).utf8 {
                digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return digest
        }
    }

    /// Returns what a browser sends for a field that the person leaves as it is; empty for an unchecked box.
    func text(of field: Field) -> String {
        func box(_ isChosen: Bool) -> String { isChosen ? "1" : "" }
        switch field {
        case .title: return title
        case .sport: return sport.rawValue
        case .effort:
            let level = perceivedEffort.flatMap { Int(exactly: ($0 + 0.5).rounded(.down)) }
            return level.map { (0...10).contains($0) ? "\($0)" : "" } ?? ""
        case .shoes: return shoes
        case .race: return box(isRace)
        case .note: return note
        case .leftOut: return box(edit.isLeftOut)
        case .room: return room.degrees
        case .humidity: return room.humidity
        case .minutes: return room.minutes
        case .classType: return edit.classType?.text ?? ""
        case .roomScale: return room.scale?.rawValue ?? ""
        case .timeTrial: return box(edit.isTimeTrial)
        case .thresholdTest: return box(edit.isThresholdTest)
        case .keptHeartRate: return box(edit.unrepaired.contains(.heartRate))
        case .keptPositions: return box(edit.unrepaired.contains(.positions))
        case .keptElevation: return box(edit.unrepaired.contains(.elevation))
        case .keptGaps: return box(edit.unrepaired.contains(.gaps))
        }
    }

    /// Returns the value of a submitted field, with the present text in place of one that the form showed and the person left as it was.
    ///
    /// - Parameters:
    ///   - present: form of the present values.
    ///   - shown: what the submitted form showed.
    ///   - value: submitted text of a field; nil for an unchecked box.
    static func value(
        _ name: String, present: ActivityEditForm, shown: Shown, _ value: (String) -> String?
    ) -> String? {
        guard let field = Field(rawValue: name) else { return value(name) }
        // The unit belongs to the number.
        let decisive = field == .roomScale ? Field.room : field
        guard shown.isUnchanged(decisive, value(decisive.rawValue) ?? "") else { return value(name) }
        let text = present.text(of: field)
        return text.isEmpty && field.isBox ? nil : text
    }
}

extension ActivityEditForm.Field {
    var isBox: Bool {
        switch self {
        case .race, .leftOut, .timeTrial, .thresholdTest, .keptHeartRate, .keptPositions, .keptElevation, .keptGaps: true
        case .title, .sport, .effort, .shoes, .note, .room, .humidity, .minutes, .classType, .roomScale: false
        }
    }
}
