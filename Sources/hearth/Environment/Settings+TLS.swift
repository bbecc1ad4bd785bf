/// Files of the certificate with which the server itself speaks TLS, as the settings name them.
struct TLSFiles: Equatable {
    /// The server's own certificate, then its chain, in PEM.
    var certificate: String
    /// The private key in PEM, without a passphrase.
    var key: String
}

extension Settings {
    /// Reads the settings of TLS.
    /// - Returns: nil without a certificate and a key.
    /// - Throws: `CommandError.settingInvalid` for one of them alone, without a public address, and for a server at a socket.
    static func tls(certificate: Text?, key: Text?, isPublic: Bool, socket: Text?) throws(CommandError) -> TLSFiles? {
        guard let named = certificate ?? key else { return nil }
        func refused(_ allowed: String) -> CommandError {
            .settingInvalid(name: named.name, value: named.value, allowed: allowed)
        }
        guard let certificate else { throw refused("set together with the setting tls_certificate") }
        guard let key else { throw refused("set together with the setting tls_key") }
        guard isPublic else {
            throw refused("set together with the setting public, the https address with the certificate's name")
        }
        guard socket == nil else {
            throw refused("set without the setting socket: the proxy before a socket has the certificate")
        }
        return TLSFiles(certificate: certificate.value, key: key.value)
    }
}
