import Foundation

/// Paths of a certificate and its private key, both in PEM.
public struct CertificateFiles: Equatable, Sendable {
    /// The server's own certificate first, then those up to the authority's.
    public var certificate: String
    public var key: String

    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }

    /// State of a file, which changes when it is replaced or rewritten.
    struct Stamp: Equatable {
        var modified: Date?
        var size: Int?
        var number: Int?

        /// Follows symbolic links, by which certbot names the newest files.
        init(_ path: String) {
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let attributes = try? FileManager.default.attributesOfItem(atPath: target)
            modified = attributes?[.modificationDate] as? Date
            size = (attributes?[.size] as? NSNumber)?.intValue
            number = (attributes?[.systemFileNumber] as? NSNumber)?.intValue
        }
    }

    var stamps: [Stamp] { [Stamp(certificate), Stamp(key)] }

    /// Largest file that is read, in bytes.
    private static let limit = 1 << 20

    static func bytes(_ path: String) throws(CertificateError) -> [UInt8] {
        guard FileManager.default.fileExists(atPath: path) else { throw .unreadable(path: path, reason: "there is no such file") }
        guard let size = Stamp(path).size, size <= limit else {
            throw .unreadable(path: path, reason: "a file in PEM has at most \(limit) bytes")
        }
        do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            var reason = error.localizedDescription
            while reason.last == "." { reason.removeLast() }
            throw .unreadable(path: path, reason: reason)
        }
    }
}
