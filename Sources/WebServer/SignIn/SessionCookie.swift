import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Screens

/// Cookies of the sign-in. Scripts cannot read them, and requests that other sites make do not have them.
///
/// Over TLS they are `Secure` and have a prefix that binds them to this host. Over loopback, which is plain HTTP, browsers
/// keep one set of cookies for all ports of a machine, so that the name has the port: two servers do not sign each other's browsers out.
enum SessionCookie {
    /// Prefix of every cookie over TLS. No other host of the domain can set such a cookie: a host that could would sign the browser in as
    /// another person. It needs `Secure` and the path of all pages.
    static let hostPrefix = "__Host-"
    /// Cookies of one name that are tried. A page of another port could set several.
    private static let tries = 4
    /// Longest page address that is remembered, in bytes. Escaped, it is three times as long at most.
    private static let longestReturn = 1000

    /// Returns the tokens that a request states.
    static func secrets(of request: Request) -> [Secret] {
        values(named: name("hearth-session", request), of: request).prefix(tries).compactMap { Secret($0) }
    }

    /// Returns the header that gives the browser a session.
    static func setting(_ secret: Secret, seconds: Double, for request: Request) -> HTTPField {
        field(name("hearth-session", request) + "=" + secret.text, path: "/", seconds: seconds, for: request)
    }

    /// Returns the header that takes the session away from the browser.
    static func removing(for request: Request) -> HTTPField {
        field(name("hearth-session", request) + "=", path: "/", seconds: 0, for: request)
    }

    /// Returns the header that stores which page the user asked for, until the sign-in.
    static func returning(to path: String, for request: Request) -> HTTPField {
        // Browsers ignore cookies of more than 4096 bytes.
        let isPage = !["/partials", "/events", "/settings/export"].contains { path.hasPrefix($0) } && !path.contains("/workout.")
        let path = isPage && path.utf8.count <= longestReturn ? path : "/"
        let text = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return field(name("hearth-return", request) + "=" + text, path: "/sign-in", seconds: SignInKeys.lifetime, for: request)
    }

    /// Returns the header that marks the phone which asked to be connected.
    static func claiming(_ claim: Secret, for request: Request) -> HTTPField {
        field(
            name("hearth-pair", request) + "=" + claim.text, path: Route.joining.path, seconds: PairingMachine.lifetime,
            for: request)
    }

    /// Returns the claim of a phone that asked to be connected.
    static func claim(of request: Request) -> Secret? {
        values(named: name("hearth-pair", request), of: request).first.flatMap { Secret($0) }
    }

    /// Returns the page that the user asked for; the front page for anything that could lead elsewhere.
    static func returnPath(of request: Request) -> String {
        guard let text = values(named: name("hearth-return", request), of: request).first?.removingPercentEncoding else {
            return "/"
        }
        let path = PreferenceRoutes.localPath(text)
        return path.hasPrefix("/sign-") ? "/" : path
    }

    static func forgettingReturn(for request: Request) -> HTTPField {
        field(name("hearth-return", request) + "=", path: "/sign-in", seconds: 0, for: request)
    }

    /// Returns the header that identifies a browser's attempt to sign in with a passkey.
    static func settingAttempt(_ secret: Secret, seconds: Double, for request: Request) -> HTTPField {
        field(name("hearth-passkey", request) + "=" + secret.text, path: "/sign-in", seconds: seconds, for: request)
    }

    /// Returns the secret of the attempt that a request belongs to.
    static func attempt(of request: Request) -> Secret? {
        values(named: name("hearth-passkey", request), of: request).first.flatMap { Secret($0) }
    }

    /// Returns the header that identifies a browser's attempt to sign in with the provider. It is sent when the provider sends the browser back.
    static func settingProviderAttempt(_ secret: Secret, seconds: Double, for request: Request) -> HTTPField {
        field(
            name("hearth-provider", request) + "=" + secret.text, path: "/", seconds: seconds, for: request)
    }

    /// Returns the secret of the attempt at the provider that a request belongs to.
    static func providerAttempt(of request: Request) -> Secret? {
        values(named: name("hearth-provider", request), of: request).first.flatMap { Secret($0) }
    }

    static func forgettingProviderAttempt(for request: Request) -> HTTPField {
        field(name("hearth-provider", request) + "=", path: "/", seconds: 0, for: request)
    }

    /// - Parameter path: path over plain HTTP.
    private static func field(_ pair: String, path: String, seconds: Double, for request: Request) -> HTTPField {
        let age = Int(exactly: seconds.rounded(.down)) ?? 0
        return HTTPField(
            name: .setCookie,
            value: pair + "; Path=" + (request.isEncrypted ? "/" : path) + "; Max-Age=\(age); HttpOnly; SameSite=Lax"
                + (request.isEncrypted ? "; Secure" : ""))
    }

    /// Name of a cookie: with a prefix over TLS, else with the port that the browser sees. `HostCheck` has checked the authority.
    private static func name(_ name: String, _ request: Request) -> String {
        if request.isEncrypted { return hostPrefix + name }
        let authority = request.head.authority ?? ""
        guard let colon = authority.lastIndex(of: ":"), authority.last != "]" else { return name }
        let port = authority[authority.index(after: colon)...]
        return port.utf8.allSatisfy { (0x30...0x39).contains($0) } ? name + "-" + port : name
    }

    /// Values of a cookie in the order of the headers (RFC 6265, 5.4).
    private static func values(named name: String, of request: Request) -> [Substring] {
        request.headers[values: .cookie].flatMap { header in
            header.split(separator: ";").compactMap { pair in
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { return nil }
                return pair.dropFirst(name.utf8.count + 1)
            }
        }
    }
}
