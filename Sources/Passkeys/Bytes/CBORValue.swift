/// Item of CBOR (RFC 8949) of the kinds that authenticators write: no tags, no floating-point numbers, definite lengths.
public enum CBORValue: Equatable, Sendable {
    case unsigned(UInt64)
    /// −1 minus the number.
    case negative(UInt64)
    case bytes([UInt8])
    case text(String)
    case list([CBORValue])
    /// Members in the order of the bytes. The keys are numbers and texts, each of them once.
    case map([CBORMember])
    case boolean(Bool)
    case null

    /// Returns the member of a map with a key; nil without it and for other kinds.
    func member(_ key: CBORValue) -> CBORValue? {
        guard case .map(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Returns the member of a map with a text as its key.
    func member(_ key: String) -> CBORValue? { member(.text(key)) }

    /// Returns the member of a map with a number as its key.
    func member(_ key: Int) -> CBORValue? { member(CBORValue(key)) }

    init(_ number: Int) { self = number < 0 ? .negative(UInt64(-1 - number)) : .unsigned(UInt64(number)) }

    var content: [UInt8]? {
        if case .bytes(let bytes) = self { return bytes }
        return nil
    }
}

/// Member of a map of CBOR.
public struct CBORMember: Equatable, Sendable {
    public var key: CBORValue
    public var value: CBORValue

    public init(key: CBORValue, value: CBORValue) {
        self.key = key
        self.value = value
    }
}
