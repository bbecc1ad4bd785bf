/// The archives of past weather and past air that the owner named in Settings. Nobody is asked about the air alone.
public struct NamedArchives: Equatable, Sendable {
    public let weather: String
    public let air: String?

    /// Why an address is refused.
    public enum Flaw: Error, Equatable, Sendable {
        case notAddress
        /// Unencrypted, and not on this machine: where somebody ran is not for others to read on the way.
        case readableByOthers
        /// On this machine or in its network, which the owner has to allow in the settings file.
        case privateAddress
        /// In characters.
        case tooLong(limit: Int)
        /// An archive of the air, and none of the weather.
        case weatherMissing
    }

    static let longest = 400

    /// - Parameter air: empty for nobody.
    public init(weather: String, air: String, allowsPrivate: Bool = false) throws(Flaw) {
        self.weather = try NamedArchives.checked(weather, allowsPrivate)
        self.air = NamedArchives.isBlank(air) ? nil : try NamedArchives.checked(air, allowsPrivate)
    }

    static func isBlank(_ text: String) -> Bool { !text.utf8.contains { $0 > 0x20 } }

    /// Without blanks around it; a path may be left out, a query may not be there.
    private static func checked(_ text: String, _ allowsPrivate: Bool) throws(Flaw) -> String {
        let bytes = Array(text.utf8)
        guard bytes.count <= longest else { throw .tooLong(limit: longest) }
        let first = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let last = bytes.lastIndex { $0 > 0x20 } ?? first
        let address = String(decoding: first < bytes.endIndex ? bytes[first...last] : [], as: UTF8.self)
        guard let parts = WebAddress(address) ?? WebAddress(address + "/"), WebAddress.isPath(parts.rest),
            !parts.rest.utf8.contains(UInt8(ascii: "?")), !parts.rest.utf8.contains(UInt8(ascii: "%"))
        else { throw .notAddress }
        guard parts.isEncrypted || parts.host == "127.0.0.1" || parts.host == "localhost" else { throw .readableByOthers }
        guard allowsPrivate || !parts.mayBePrivate else { throw .privateAddress }
        return address
    }
}
