import Foundation
import Measures
import Testing

@testable import TLSConnections

struct CertificateTests {
    private let folder: URL
    private let files: CertificateFiles

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "hearth-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        files = CertificateFiles(
            certificate: folder.appending(path: "fullchain.pem").path, key: folder.appending(path: "privkey.pem").path)
    }

    /// Writes both files as a tool does that replaces them.
    private func write(_ certificate: String, _ key: String) throws {
        try Data(certificate.utf8).write(to: URL(filePath: files.certificate), options: .atomic)
        try Data(key.utf8).write(to: URL(filePath: files.key), options: .atomic)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test func `a certificate with its key and chain is loaded with its end`() throws {
        defer { remove() }
        try write("a comment\n" + Examples.certificate + "\n" + Examples.other + "\n", Examples.key)
        #expect(try LoadedCertificate(files).ends == Examples.ends)
    }

    @Test(arguments: [("", Examples.key), ("no certificate", Examples.key), (Examples.key, Examples.key)])
    func `a file without a certificate is named`(certificate: String, key: String) throws {
        defer { remove() }
        try write(certificate, key)
        #expect(throws: CertificateError.noCertificate(path: files.certificate)) { try LoadedCertificate(files) }
    }

    @Test(arguments: ["", Examples.certificate, Examples.lockedKey])
    func `a file without a key that can be read is named`(key: String) throws {
        defer { remove() }
        try write(Examples.certificate, key)
        #expect(throws: CertificateError.noKey(path: files.key)) { try LoadedCertificate(files) }
    }

    @Test(arguments: [(Examples.certificate, Examples.otherKey), (Examples.other + "\n" + Examples.certificate, Examples.key)])
    func `the key of another certificate than the first one is refused`(certificate: String, key: String) throws {
        defer { remove() }
        try write(certificate, key)
        #expect(throws: CertificateError.foreignKey(certificate: files.certificate, key: files.key)) {
            try LoadedCertificate(files)
        }
    }

    @Test func `files that are missing, folders or too large are named with the reason`() throws {
        defer { remove() }
        #expect(throws: CertificateError.unreadable(path: files.certificate, reason: "there is no such file")) {
            try LoadedCertificate(files)
        }
        try write(Examples.certificate, String(repeating: "a", count: (1 << 20) + 1))
        #expect(throws: CertificateError.unreadable(path: files.key, reason: "a file in PEM has at most 1048576 bytes")) {
            try LoadedCertificate(files)
        }
        try FileManager.default.removeItem(atPath: files.key)
        try FileManager.default.createDirectory(atPath: files.key, withIntermediateDirectories: true)
        #expect {
            try LoadedCertificate(files)
        } throws: { error in
            guard case CertificateError.unreadable(files.key, let reason) = error else { return false }
            return !reason.isEmpty && !reason.hasSuffix(".")
        }
    }

    @Test func `new files are served at the next look, and files that stay as they are change nothing`() throws {
        defer { remove() }
        try write(Examples.certificate, Examples.key)
        let served = try RenewedCertificate(files)
        let first = ObjectIdentifier(served.loaded.context)
        #expect(served.renew() == nil && ObjectIdentifier(served.loaded.context) == first)
        try write(Examples.other, Examples.otherKey)
        let ends = try LoadedCertificate(files).ends
        #expect(served.renew() == .renewed(ends: ends))
        #expect(ObjectIdentifier(served.loaded.context) != first)
        #expect(served.renew() == nil)
    }

    @Test func `files that do not fit are reported at the second look, once, and the certificate stays`() throws {
        defer { remove() }
        try write(Examples.certificate, Examples.key)
        let served = try RenewedCertificate(files)
        let first = ObjectIdentifier(served.loaded.context)
        try write(Examples.other, Examples.key)
        #expect(served.renew() == nil)
        #expect(served.renew() == .rejected(.foreignKey(certificate: files.certificate, key: files.key)))
        #expect(served.renew() == nil)
        #expect(ObjectIdentifier(served.loaded.context) == first)
        // Another state of the files is another report.
        try FileManager.default.removeItem(atPath: files.key)
        #expect(served.renew() == nil)
        #expect(served.renew() == .rejected(.unreadable(path: files.key, reason: "there is no such file")))
        try write(Examples.other, Examples.otherKey)
        guard case .renewed = served.renew() else {
            Issue.record("the complete files were not read")
            return
        }
    }

    @Test func `a certificate that is named by a symbolic link is renewed when the link changes`() throws {
        defer { remove() }
        try write(Examples.certificate, Examples.key)
        for (name, text) in [
            ("cert1", Examples.certificate), ("key1", Examples.key), ("cert2", Examples.other), ("key2", Examples.otherKey),
        ] {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        func link(_ number: Int) throws {
            for (name, path) in [("cert", files.certificate), ("key", files.key)] {
                try FileManager.default.removeItem(atPath: path)
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: folder.appending(path: name + String(number)).path)
            }
        }
        try link(1)
        let served = try RenewedCertificate(files)
        #expect(served.renew() == nil)
        try link(2)
        guard case .renewed = served.renew() else {
            Issue.record("the new target was not read")
            return
        }
    }
}
