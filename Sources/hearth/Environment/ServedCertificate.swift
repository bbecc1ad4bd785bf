import Foundation
import Measures
import WebServer

#if HEARTH_TLS
    import TLSConnections
#endif

/// The certificate of a running server.
struct ServedCertificate: Sendable {
    /// What a look at the files has shown.
    enum Change: Sendable {
        case renewed
        /// The new files cannot be served, for the reason of this sentence.
        case rejected(String)
    }

    var files: TLSFiles
    var encryption: ConnectionEncryption
    /// Returns when the certificate of new connections ends.
    var ends: @Sendable () -> Moment
    /// Reads the files if they have changed. Returns nil if there is nothing to report.
    var renew: @Sendable () -> Change?

    /// Seconds before the end from which a warning is due. Tools renew a certificate of 90 days 30 days before its end.
    static let warningTime = 14 * 86_400.0
    /// Time between two looks at the files.
    private static let interval = Duration.seconds(10)

    /// What is wrong with a certificate that ends at a moment.
    enum Age { case ended, endsSoon }

    static func age(ends: Moment, at now: Moment) -> Age? {
        now >= ends ? .ended : now + warningTime >= ends ? .endsSoon : nil
    }

    /// Looks at the files until the task is cancelled. Warnings go to the log.
    func keepRenewed(now: @Sendable () -> Moment, log: ServerLog?) async {
        if files.isKeyOpen { log?.warn(TLSFiles.openKeySentence(files.key)) }
        var warned: (ends: Moment, age: Age)?
        repeat {
            switch renew() {
            case .renewed?: log?.note("the certificate was renewed and ends at \(ISO8601.text(ends()))")
            case .rejected(let sentence)?: log?.warn("the certificate stays as it was. " + sentence)
            case nil: break
            }
            let ends = ends()
            if let age = ServedCertificate.age(ends: ends, at: now()), warned?.ends != ends || warned?.age != age {
                warned = (ends, age)
                log?.warn(TLSFiles.ageSentence(age, ends: ends))
            }
        } while (try? await Task.sleep(for: ServedCertificate.interval)) != nil
    }
}

extension TLSFiles {
    /// Whether every account of the machine can read the key. A group may: certificates are often shared by one.
    var isKeyOpen: Bool {
        let target = URL(fileURLWithPath: key).resolvingSymlinksInPath().path
        let mode = (try? FileManager.default.attributesOfItem(atPath: target))?[.posixPermissions] as? NSNumber
        return mode.map { $0.intValue & 0o007 != 0 } ?? false
    }

    static func openKeySentence(_ key: String) -> String {
        "every account of this machine can read the key \(key). Run `chmod o-rwx` on it."
    }

    static func ageSentence(_ age: ServedCertificate.Age, ends: Moment) -> String {
        switch age {
        case .ended:
            "the certificate ended at \(ISO8601.text(ends)), and browsers refuse it. Renew it; the server reads the new files."
        case .endsSoon: "the certificate ends at \(ISO8601.text(ends)). Renew it; the server reads the new files."
        }
    }

    /// Reads the certificate and its key.
    /// - Throws: `CommandError.tlsNotBuilt`, `.tlsFileUnusable`, `.tlsKeyForeign`.
    func loaded() throws(CommandError) -> ServedCertificate {
        #if HEARTH_TLS
            let certificate: RenewedCertificate
            do throws(CertificateError) {
                certificate = try RenewedCertificate(CertificateFiles(certificate: self.certificate, key: key))
            } catch {
                throw CommandError(error)
            }
            return ServedCertificate(
                files: self, encryption: ConnectionEncryption { certificate.handlers() }, ends: { certificate.ends },
                renew: {
                    switch certificate.renew() {
                    case .renewed?: .renewed
                    case .rejected(let error)?: .rejected(CommandErrorMessage(CommandError(error))?.sentence ?? "")
                    case nil: nil
                    }
                })
        #else
            throw .tlsNotBuilt
        #endif
    }
}

#if HEARTH_TLS
    extension CommandError {
        fileprivate init(_ error: CertificateError) {
            switch error {
            case .unreadable(let path, let reason): self = .tlsFileUnusable(path: path, reason: reason)
            case .noCertificate(let path):
                self = .tlsFileUnusable(path: path, reason: "it has no certificate in PEM (BEGIN CERTIFICATE)")
            case .noKey(let path):
                self = .tlsFileUnusable(
                    path: path, reason: "it has no private key in PEM without a passphrase (BEGIN PRIVATE KEY)")
            case .foreignKey(let certificate, let key): self = .tlsKeyForeign(certificate: certificate, key: key)
            }
        }
    }
#endif
