import Measures
import Training

/// Bytes that represent missing values.
private enum Missing {
    static let sex: UInt8 = 0
    static let percentOrEffort: UInt8 = 255
    static let scale: UInt8 = 0
}

private enum Scale {
    static let fahrenheit: UInt8 = 1
    static let celsius: UInt8 = 2
}

extension CaptureSetup {
    func appendClockAndSport(to bytes: inout [UInt8]) {
        bytes.append(word: UInt16(bitPattern: Int16(truncatingIfNeeded: offset.secondsAheadOfUTC / 60)))
        bytes.append(sport.captureCode ?? 0)
    }

    func append(to bytes: inout [UInt8]) {
        appendClockAndSport(to: &bytes)
        bytes.append(sex.map { $0 == .male ? 1 : 2 } ?? Missing.sex)
        bytes.append(UInt8(clamping: age ?? 0))
        bytes.append(word: UInt16(clamping: tenthsOfKilogram ?? 0))
        bytes.append(UInt8(clamping: zones.count))
        bytes += zones
        bytes.append(UInt8(clamping: classType?.utf8.count ?? 0))
        bytes += classType?.utf8 ?? []
    }

    /// Nil for bytes that are no setup.
    init?(_ bytes: inout ByteCursor) {
        guard let minutes = bytes.word(), let sport = bytes.byte().flatMap({ Sport(captureCode: $0) }),
            let sexCode = bytes.byte(),
            let age = bytes.byte(), let tenths = bytes.word(), let zoneCount = bytes.byte(),
            let zones = bytes.bytes(Int(zoneCount)), let length = bytes.byte(), let name = bytes.bytes(Int(length)),
            let classType = CapturedText.optional(name)
        else { return nil }
        let sex: Sex?
        switch sexCode {
        case Missing.sex: sex = nil
        case 1: sex = .male
        case 2: sex = .female
        default: return nil
        }
        self.init(
            offset: LocalOffset(secondsAheadOfUTC: Int(Int16(bitPattern: minutes)) * 60), sport: sport, classType: classType.text,
            sex: sex, age: age == 0 ? nil : Int(age), mass: tenths == 0 ? nil : Mass(kilograms: Double(tenths) / 10),
            zones: Array(zones))
    }
}

extension SessionDetails {
    /// The details as bytes, as in an event.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    func append(to bytes: inout [UInt8]) {
        bytes.append(room.map { $0.isFahrenheit ? Scale.fahrenheit : Scale.celsius } ?? Missing.scale)
        bytes.append(UInt8(clamping: room?.degrees ?? 0))
        bytes.append(humidityPercent.map { UInt8(clamping: $0) } ?? Missing.percentOrEffort)
        bytes.append(effort.map { UInt8(clamping: $0) } ?? Missing.percentOrEffort)
        bytes.append(UInt8(clamping: classType?.utf8.count ?? 0))
        bytes += classType?.utf8 ?? []
        bytes.append(word: UInt16(clamping: note?.utf8.count ?? 0))
        bytes += note?.utf8 ?? []
        if let code = sport.flatMap({ $0.captureCode }) { bytes.append(code) }
    }

    /// Nil for bytes that are no details. Older logs end without a sport.
    init?(_ bytes: inout ByteCursor) {
        guard let scale = bytes.byte(), let degrees = bytes.byte(), let humidity = bytes.byte(), let effort = bytes.byte(),
            let classLength = bytes.byte(), let className = bytes.bytes(Int(classLength)),
            let classType = CapturedText.optional(className), let noteLength = bytes.word(),
            let noteBytes = bytes.bytes(Int(noteLength)), let note = CapturedText.optional(noteBytes)
        else { return nil }
        var sport: Sport?
        if let code = bytes.byte() {
            guard let known = Sport(captureCode: code) else { return nil }
            sport = known
        }
        var room: RoomTemperature?
        switch scale {
        case Missing.scale: guard degrees == 0 else { return nil }
        case Scale.fahrenheit, Scale.celsius:
            room = RoomTemperature(degrees: Int(degrees), isFahrenheit: scale == Scale.fahrenheit)
            guard room != nil else { return nil }
        default: return nil
        }
        self.init(
            room: room, humidityPercent: humidity == Missing.percentOrEffort ? nil : Int(humidity),
            effort: effort == Missing.percentOrEffort ? nil : Int(effort), classType: classType.text, note: note.text,
            sport: sport)
    }
}

extension CapturedText {
    /// Returns the text of these bytes, which is missing if there are none. Nil if they are not UTF-8.
    fileprivate static func optional(_ bytes: ArraySlice<UInt8>) -> (text: CapturedText?, isValid: Bool)? {
        if bytes.isEmpty { return (nil, true) }
        return CapturedText(utf8: Array(bytes)).map { ($0, true) }
    }
}
