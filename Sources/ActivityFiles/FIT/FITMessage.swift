/// One message of a FIT file as written, including those that Hearth does not use.
public struct FITMessage: Equatable, Sendable {
    /// Offset of its fields.
    public var offset: Int
    public var number: UInt16
    /// Nil if the profile does not contain the number.
    public var name: String?
    public var fields: [FITField]
}

/// One field of a message.
public struct FITField: Equatable, Sendable {
    public var number: UInt8
    /// The index of the field's developer; nil for a field of the profile.
    public var developer: UInt8?
    /// Nil if neither the profile nor a field description contains it.
    public var name: String?
    public var units: String?
    /// Scaled values in `units`. Empty if the value is the type's invalid one; invalid members of an array are omitted.
    public var values: [FITValue]
}

public enum FITValue: Equatable, Sendable {
    case number(Double)
    case text(String)
    /// Bytes without a meaning in the profile.
    case bytes([UInt8])
}

/// Number of messages of one kind in a file, with the fields that had values.
public struct FITMessageCount: Equatable, Sendable {
    public var number: UInt16
    public var name: String?
    public var count: Int
    public var fields: [FITFieldCount]
}

/// Number of messages with a valid value in a field.
public struct FITFieldCount: Equatable, Sendable {
    public var number: UInt8
    public var developer: UInt8?
    public var name: String?
    public var units: String?
    public var count: Int
}
