/// Archives of past weather and air quality and the forecast that the owner has set on the settings page. Air and forecast require a weather
/// archive.
public struct ConfiguredArchives: Equatable, Sendable {
    public let weather: String
    public let air: String?
    public let forecast: String?

    /// Reasons why an address is refused.
    public enum Flaw: Error, Equatable, Sendable {
        case notAddress
        /// The address is unencrypted and not on this machine: coordinates must not travel unencrypted.
        case readableByOthers
        /// The address is on this machine or in its network, and the settings file does not allow that.
        case privateAddress
        /// In characters.
        case tooLong(limit: Int)
        /// An air archive or a forecast without a weather archive.
        case weatherMissing
    }

    static let longest = 400

    /// - Parameters:
    ///   - weather: address of the weather archive.
    ///   - air: empty for no air archive.
    ///   - forecast: empty for no forecast.
    ///   - allowsPrivate: whether the owner allows sources on this machine and in its network.
    public init(
        weather: String, air: String, forecast: String = "", allowsPrivate: Bool = false
    ) throws(Flaw) {
        self.weather = try ConfiguredArchives.checked(weather, allowsPrivate)
        self.air = ConfiguredArchives.isBlank(air) ? nil : try ConfiguredArchives.checked(air, allowsPrivate)
        self.forecast = ConfiguredArchives.isBlank(forecast) ? nil : try ConfiguredArchives.checked(forecast, allowsPrivate)
    }

    static func isBlank(_ text: String) -> Bool { !text.utf8.contains { $0 > 0x20 } }

    /// Returns the address without surrounding spaces. The path is optional; a query is not allowed.
    static func checked(_ text: String, _ allowsPrivate: Bool) throws(Flaw) -> String {
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
