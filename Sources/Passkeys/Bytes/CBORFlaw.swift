/// Reason why bytes are refused as CBOR.
public enum CBORFlaw: Equatable, Sendable {
    /// The bytes end within an item.
    case truncated
    /// Bytes follow the item.
    case trailing
    /// A length without a number, which CTAP2 does not permit.
    case indefiniteLength
    /// A number in more bytes than it needs, which CTAP2 does not permit.
    case notShortest
    /// A tag, a floating-point number, or a reserved form.
    case unsupported
    /// A text that is not UTF-8.
    case textInvalid
    /// A key that is neither a number nor a text.
    case keyUnsupported
    case keyRepeated
    /// More levels than `CBORReader.depthLimit`.
    case tooDeep
    /// More items than `CBORReader.itemLimit`, or more bytes than `CBORReader.byteLimit`.
    case tooLarge
}
