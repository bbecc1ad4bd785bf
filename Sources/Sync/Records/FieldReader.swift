import Measures
import Training

/// Reads typed values from the fields of a message.
struct FieldReader {
    let fields: [SessionRecord.Field: SessionRecord.FieldValue]

    func id(_ field: SessionRecord.Field) throws(RecordError) -> UniqueID? {
        switch fields[field] {
        case nil: return nil
        case .id(let id): return id
        case .text(let text):
            guard let id = UniqueID(text) else { throw .invalid(field) }
            return id
        case .whole, .number, .flag: throw .invalid(field)
        }
    }

    func whole(_ field: SessionRecord.Field) throws(RecordError) -> Int64? {
        switch fields[field] {
        case nil: return nil
        case .whole(let number): return number
        case .number(let number):
            guard let whole = Int64(exactly: number) else { throw .invalid(field) }
            return whole
        case .id, .text, .flag: throw .invalid(field)
        }
    }

    func number(_ field: SessionRecord.Field) throws(RecordError) -> Double? {
        switch fields[field] {
        case nil: return nil
        case .whole(let number): return Double(number)
        case .number(let number): return number
        case .id, .text, .flag: throw .invalid(field)
        }
    }

    func flag(_ field: SessionRecord.Field) throws(RecordError) -> Bool? {
        switch fields[field] {
        case nil: return nil
        case .flag(let flag): return flag
        case .id, .text, .whole, .number: throw .invalid(field)
        }
    }

    func text(_ field: SessionRecord.Field, longest: Int) throws(RecordError) -> BoundedText? {
        switch fields[field] {
        case nil: return nil
        case .text(let text):
            // A text that cleaning would change would come back under the same version with another content.
            guard let bounded = BoundedText(text, longest: longest, keepsLines: true), bounded.text.utf8.elementsEqual(text.utf8)
            else { throw .invalid(field) }
            return bounded
        case .id, .whole, .number, .flag: throw .invalid(field)
        }
    }

    func room() throws(RecordError) -> RoomTemperature? {
        let degrees = try whole(.roomDegrees)
        let unit = try text(.roomUnit, longest: 1)
        guard let degrees else {
            if unit != nil { throw .missing(.roomDegrees) }
            return nil
        }
        guard let unit else { throw .missing(.roomUnit) }
        let isFahrenheit = unit.text == "F"
        guard isFahrenheit || unit.text == "C" else { throw .invalid(.roomUnit) }
        let room = Int(exactly: degrees).flatMap { RoomTemperature(degrees: $0, isFahrenheit: isFahrenheit) }
        guard let room else { throw .invalid(.roomDegrees) }
        return room
    }

    func details() throws(RecordError) -> SessionDetails {
        guard let start = try whole(.start) else { throw .missing(.start) }
        guard let end = try whole(.end) else { throw .missing(.end) }
        guard let offset = try whole(.offset) else { throw .missing(.offset) }
        guard let offset = Int(exactly: offset) else { throw .invalid(.offset) }
        return try SessionDetails(
            workout: try id(.workout), start: Moment(secondsSince1970: Double(start)), end: Moment(secondsSince1970: Double(end)),
            offset: LocalOffset(secondsAheadOfUTC: offset), room: try room(), humidity: try number(.humidity),
            classType: try id(.classType), note: try text(.note, longest: SessionDetails.longestNote),
            summary: try text(.summary, longest: SessionDetails.longestSummary), perceivedEffort: try number(.perceivedEffort),
            durationOverride: try number(.durationOverride))
    }

    /// A tombstone has no fields but those of its identity.
    func refuseDetails() throws(RecordError) {
        for field in SessionRecord.Field.allCases {
            switch field {
            case .id, .device, .counter, .isDeleted: continue
            case .workout, .start, .end, .offset, .roomDegrees, .roomUnit, .humidity, .classType, .note, .summary,
                .perceivedEffort,
                .durationOverride:
                if fields[field] != nil { throw .tombstoneWith(field) }
            }
        }
    }
}
