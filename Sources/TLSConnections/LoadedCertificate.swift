public import Measures
import NIOSSL

/// A certificate with its chain and its private key, ready for connections.
public struct LoadedCertificate: Sendable {
    /// When the server's own certificate ends. Browsers refuse it afterwards.
    public let ends: Moment
    let context: NIOSSLContext

    /// Suites of TLS 1.2 with forward secrecy and authenticated encryption. TLS 1.3 has no others.
    private static let suites = "ECDH+AESGCM:ECDH+CHACHA20"

    public init(_ files: CertificateFiles) throws(CertificateError) {
        let chain: [NIOSSLCertificate]
        do { chain = try NIOSSLCertificate.fromPEMBytes(try CertificateFiles.bytes(files.certificate)) } catch {
            throw error as? CertificateError ?? .noCertificate(path: files.certificate)
        }
        guard let own = chain.first else { throw .noCertificate(path: files.certificate) }
        let key: NIOSSLPrivateKey
        do { key = try NIOSSLPrivateKey(bytes: try CertificateFiles.bytes(files.key), format: .pem) } catch {
            throw error as? CertificateError ?? .noKey(path: files.key)
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuites = LoadedCertificate.suites
        configuration.applicationProtocols = ["http/1.1"]
        do { context = try NIOSSLContext(configuration: configuration) } catch {
            // Both files were read, so that only their relation is left.
            throw .foreignKey(certificate: files.certificate, key: files.key)
        }
        ends = Moment(secondsSince1970: Double(own.notValidAfter))
    }
}
