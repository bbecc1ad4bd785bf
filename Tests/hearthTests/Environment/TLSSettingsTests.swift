import Foundation
import Measures
import TestKit
import Testing
import WebServer

@testable import hearth

struct TLSSettingsTests {
    private static let both = ["HEARTH_TLS_CERTIFICATE": "/c.pem", "HEARTH_TLS_KEY": "/k.pem"]
    private static let address = ["HEARTH_PUBLIC": "https://hearth.example"]

    private static func settings(
        _ flags: Settings.Flags = Settings.Flags(), _ environment: [String: String] = [:], file: String = ""
    )
        throws -> Settings
    {
        try SettingsTests.settings(flags, environment, files: ["/u/.config/hearth/config": file])
    }

    @Test func `the certificate and its key come from flags, the environment or a file`() throws {
        let file = "public = https://hearth.example\ntls_certificate = /file.pem\ntls_key = /file.key"
        #expect(try Self.settings(file: file).tls == TLSFiles(certificate: "/file.pem", key: "/file.key"))
        #expect(try Self.settings(Settings.Flags(), Self.both, file: file).tls == TLSFiles(certificate: "/c.pem", key: "/k.pem"))
        let flags = Settings.Flags(tlsCertificate: "/flag.pem")
        #expect(try Self.settings(flags, Self.both, file: file).tls == TLSFiles(certificate: "/flag.pem", key: "/k.pem"))
        #expect(try Self.settings(file: "public = https://hearth.example").tls == nil)
    }

    @Test(arguments: [
        (["HEARTH_TLS_CERTIFICATE": "/c.pem", "HEARTH_PUBLIC": "https://hearth.example"], "HEARTH_TLS_CERTIFICATE", "tls_key"),
        (["HEARTH_TLS_KEY": "/k.pem", "HEARTH_PUBLIC": "https://hearth.example"], "HEARTH_TLS_KEY", "tls_certificate"),
        (both, "HEARTH_TLS_CERTIFICATE", "the setting public"),
        (
            both.merging(address) { $1 }.merging(["HEARTH_SOCKET": "/s"]) { $1 }, "HEARTH_TLS_CERTIFICATE",
            "without the setting socket"
        ),
    ])
    func `one file alone, no public address and a socket are refused with the name of the setting`(
        environment: [String: String], name: String, words: String
    ) {
        #expect {
            try Self.settings(Settings.Flags(), environment)
        } throws: { error in
            guard case CommandError.settingInvalid(name, _, let allowed) = error else { return false }
            return allowed.contains(words)
        }
    }

    @Test func `browsers use TLS for subdomains if a setting states it, which needs a public address`() throws {
        let file = "public = https://hearth.example\nhsts_subdomains = yes"
        #expect(try Self.settings(file: file).publicAccess?.coversSubdomains == true)
        let environment = Self.address.merging(["HEARTH_HSTS_SUBDOMAINS": "no"]) { $1 }
        #expect(try Self.settings(Settings.Flags(), environment, file: file).publicAccess?.coversSubdomains == false)
        #expect(try Self.settings(Settings.Flags(), Self.address).publicAccess?.coversSubdomains == false)
        for wrong in [["HEARTH_HSTS_SUBDOMAINS": "yes"], Self.address.merging(["HEARTH_HSTS_SUBDOMAINS": "all"]) { $1 }] {
            #expect {
                try Self.settings(Settings.Flags(), wrong)
            } throws: { error in
                guard case CommandError.settingInvalid("HEARTH_HSTS_SUBDOMAINS", _, _) = error else { return false }
                return true
            }
        }
    }

    @Test func `with a certificate no proxy is trusted unless one is named`() throws {
        let environment = Self.both.merging(Self.address) { $1 }
        #expect(try Self.settings(Settings.Flags(), environment).publicAccess?.proxies == TrustedProxies.none)
        #expect(try Self.settings(Settings.Flags(), Self.address).publicAccess?.proxies == .loopback)
        let named = Settings.Flags(trustedProxies: "10.0.0.2")
        #expect(try Self.settings(named, environment).publicAccess?.proxies == TrustedProxies("10.0.0.2"))
    }

    @Test(
        arguments: [
            (15.0, nil, CheckupFinding.Grade.ok), (13.9, .endsSoon, .note), (0, .ended, .problem), (-3, .ended, .problem),
        ] as [(Double, ServedCertificate.Age?, CheckupFinding.Grade)])
    func `a certificate that ends within 14 days is a note, and one that has ended a problem`(
        days: Double, age: ServedCertificate.Age?, grade: CheckupFinding.Grade
    ) {
        let now = Moment(secondsSince1970: 1_800_000_000)
        let ends = now + days * 86_400
        #expect(ServedCertificate.age(ends: ends, at: now) == age)
        let finding = Checkup.certificate(ends: ends, at: now)
        #expect(finding.subject == "certificate" && finding.grade == grade && finding.text.contains(ISO8601.text(ends)))
    }

    @Test func `a key that every account can read is open, and one for a group is not`() throws {
        let folder = try ScratchFolder()
        let key = try folder.write("key", to: "privkey.pem")
        let files = TLSFiles(certificate: "/c.pem", key: key)
        for (mode, isOpen) in [(0o600, false), (0o640, false), (0o644, true), (0o604, true)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: key)
            #expect(files.isKeyOpen == isOpen, "\(mode)")
        }
        #expect(!TLSFiles(certificate: "/c.pem", key: folder.path + "/none").isKeyOpen)
    }

    @Test func `files that cannot be served are refused in words`() throws {
        let folder = try ScratchFolder()
        let files = TLSFiles(certificate: folder.path + "/none.pem", key: folder.path + "/none.key")
        #expect {
            _ = try files.loaded()
        } throws: { error in
            guard let message = CommandErrorMessage(error), message.code == .settings else { return false }
            // A program without TLS states that instead.
            return message.sentence.contains("none.pem: there is no such file") || message.sentence.contains("HEARTH_TLS=1")
        }
    }
}
