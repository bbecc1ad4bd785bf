import Foundation

/// Address of a weather or air archive, set by the owner.
public struct ArchiveAddress: Equatable, Sendable {
    /// Scheme, host, port and path.
    public let text: String

    /// Whether it may lead to this machine or its network.
    let allowsPrivate: Bool

    /// Parses an address.
    ///
    /// The address must be `https://host…`, or `http://` on this machine where the owner allows that: coordinates must not travel
    /// unencrypted. Nil for any other address.
    ///
    /// - Parameters:
    ///   - path: default for an address without a path.
    ///   - allowsPrivate: whether the owner allows archives on this machine and in its network. Without it, `PublicHost` checks every
    ///     address that the name resolves to before each request.
    public init?(_ text: String, path: String = OpenMeteoArchive.path, allowsPrivate: Bool = false) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), let host = parts.host,
            !host.isEmpty, parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else { return nil }
        let isHere = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
        guard scheme == "https" || (scheme == "http" && isHere), allowsPrivate || !isHere else { return nil }
        self.allowsPrivate = allowsPrivate
        var whole = parts
        if whole.path.isEmpty || whole.path == "/" { whole.path = path }
        guard let string = whole.string else { return nil }
        self.text = string
    }

    /// Degrees with one decimal and without an exponent: `25.0`, `-0.4`.
    static func degrees(_ tenths: Int) -> String {
        (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
