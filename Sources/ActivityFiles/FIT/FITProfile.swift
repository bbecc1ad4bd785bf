/// The FIT profile of messages and fields; the generated extensions contain its data.
enum FITProfile {
    static func field(_ number: UInt8, of message: FITMessageNumber) -> FITProfileField? {
        for field in fields(of: message) where field.number == number { return field }
        return nil
    }
}

/// The global number of a message; unknown numbers may occur.
struct FITMessageNumber: Equatable {
    var number: UInt16
    init(_ number: UInt16) { self.number = number }
}

/// A field of a message. Its value in `units` is the raw number over `scale`, minus `offset`.
struct FITProfileField {
    var number: UInt8
    var name: StaticString
    /// The type in the profile. Files may declare another one, which then applies.
    var type: FITBaseType
    var scale: Double
    var offset: Double
    var units: StaticString
    /// Seconds since 1989-12-31T00:00:00Z.
    var isTime: Bool

    init(
        _ number: UInt8, _ name: StaticString, _ type: FITBaseType, scale: Double = 1, offset: Double = 0,
        units: StaticString = "", isTime: Bool = false
    ) {
        self.number = number
        self.name = name
        self.type = type
        self.scale = scale
        self.offset = offset
        self.units = units
        self.isTime = isTime
    }
}
