/// One value of the Bluetooth characteristic Heart Rate Measurement (0x2A37).
///
/// Source: Bluetooth SIG, Heart Rate Service 1.0, and GATT Specification Supplement, "Heart Rate Measurement".
public struct HeartRateMeasurement: Equatable, Sendable {
    /// Beats per minute as sent. Straps send 0 without a signal; ``usableRate`` is the rate to use.
    public var beatsPerMinute: UInt16
    public var contact: SkinContact
    /// Energy since the sensor's reset, in kilojoules, as sent; nil if not sent. Nothing uses it, because it is the sensor's estimate.
    public var kilojoules: UInt16?
    /// Times between beats in 1/1024 s, oldest first, as sent.
    public var beatIntervals: [UInt16]

    /// Whether the sensor touches the skin. The raw values are those of the characteristic.
    public enum SkinContact: UInt8, CaseIterable, Sendable {
        case unknown = 0
        case absent = 2
        case present = 3
    }

    public init(
        beatsPerMinute: UInt16, contact: SkinContact = .unknown, kilojoules: UInt16? = nil, beatIntervals: [UInt16] = []
    ) {
        self.beatsPerMinute = beatsPerMinute
        self.contact = contact
        self.kilojoules = kilojoules
        self.beatIntervals = beatIntervals
    }

    /// Heart rates of a human who moves; others are errors of the sensor.
    public static let plausible: ClosedRange<UInt16> = 30...230
    /// Bytes of a characteristic (Bluetooth Core, Vol 3, Part F, 3.2.9).
    public static let longest = 512

    /// The heart rate in bpm; nil without skin contact or outside of `plausible`.
    public var usableRate: UInt8? {
        contact != .absent && HeartRateMeasurement.plausible.contains(beatsPerMinute) ? UInt8(exactly: beatsPerMinute) : nil
    }
}

/// Why bytes are no heart-rate measurement.
public enum HeartRateMeasurementError: Error, CaseIterable, Sendable {
    case empty
    /// The bytes end within a field that the flags announce.
    case truncated
    case tooLong
}

extension HeartRateMeasurement {
    private enum Flag {
        static let wideRate: UInt8 = 1
        static let contactShift: UInt8 = 1
        static let energy: UInt8 = 8
        static let beatIntervals: UInt8 = 16
    }

    /// Reads the value of a characteristic. Bytes after the announced fields are reserved for later versions, and ignored.
    public init(characteristic bytes: ArraySlice<UInt8>) throws(HeartRateMeasurementError) {
        guard bytes.count <= HeartRateMeasurement.longest else { throw .tooLong }
        var bytes = ByteCursor(bytes)
        guard let flags = bytes.byte() else { throw .empty }
        if flags & Flag.wideRate == 0 {
            guard let rate = bytes.byte() else { throw .truncated }
            beatsPerMinute = UInt16(rate)
        } else {
            guard let rate = bytes.word() else { throw .truncated }
            beatsPerMinute = rate
        }
        contact = SkinContact(rawValue: flags >> Flag.contactShift & 3) ?? .unknown
        kilojoules = nil
        beatIntervals = []
        if flags & Flag.energy != 0 {
            guard let energy = bytes.word() else { throw .truncated }
            kilojoules = energy
        }
        guard flags & Flag.beatIntervals != 0 else { return }
        beatIntervals.reserveCapacity(bytes.remaining / 2)
        while bytes.remaining > 0 {
            guard let interval = bytes.word() else { throw .truncated }
            beatIntervals.append(interval)
        }
    }

    /// The value as the shortest characteristic that reads as the same measurement.
    public var characteristic: [UInt8] {
        var flags = contact.rawValue << Flag.contactShift
        if beatsPerMinute > UInt16(UInt8.max) { flags |= Flag.wideRate }
        if kilojoules != nil { flags |= Flag.energy }
        if !beatIntervals.isEmpty { flags |= Flag.beatIntervals }
        var bytes = [flags]
        if flags & Flag.wideRate == 0 {
            bytes.append(UInt8(truncatingIfNeeded: beatsPerMinute))
        } else {
            bytes.append(word: beatsPerMinute)
        }
        if let kilojoules { bytes.append(word: kilojoules) }
        for interval in beatIntervals { bytes.append(word: interval) }
        return bytes
    }
}
