/// One message of a FIT file as it stands there, whether or not Hearth makes anything of it.
public struct FITMessage: Equatable, Sendable {
    /// Where its fields begin.
    public var offset: Int
    public var number: UInt16
    /// Nil when the profile does not know the number.
    public var name: String?
    public var fields: [FITField]
}

/// One field of a message.
public struct FITField: Equatable, Sendable {
    public var number: UInt8
    /// The index of the developer whose field it is; nil for a field of the profile.
    public var developer: UInt8?
    /// Nil when neither the profile nor a field description knows it.
    public var name: String?
    public var units: String?
    /// In `units`, scaled. Empty when the value is the type's invalid one; invalid members of an array are left out.
    public var values: [FITValue]
}

public enum FITValue: Equatable, Sendable {
    case number(Double)
    case text(String)
    /// Bytes that stand for nothing the profile names.
    case bytes([UInt8])
}

/// How often a kind of message occurs in a file, and which of its fields held something.
public struct FITMessageCount: Equatable, Sendable {
    public var number: UInt16
    public var name: String?
    public var count: Int
    public var fields: [FITFieldCount]
}

/// How many messages held a valid value in a field.
public struct FITFieldCount: Equatable, Sendable {
    public var number: UInt8
    public var developer: UInt8?
    public var name: String?
    public var units: String?
    public var count: Int
}
