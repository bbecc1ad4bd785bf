/// Reasons why a certificate cannot be served.
public enum CertificateError: Error, Equatable, Sendable {
    case unreadable(path: String, reason: String)
    case noCertificate(path: String)
    /// No private key in PEM, or one with a passphrase.
    case noKey(path: String)
    /// The key belongs to another certificate than the first one of the file.
    case foreignKey(certificate: String, key: String)
}
