public import Measures
public import NIOCore
import NIOSSL
import Synchronization

/// The certificate of new connections. It is read again after its files have changed; open connections keep theirs.
public final class RenewedCertificate: Sendable {
    /// What a look at the files has shown.
    public enum Change: Equatable, Sendable {
        /// New connections have the new certificate, which ends at this moment.
        case renewed(ends: Moment)
        /// The new files cannot be served. New connections have the certificate as before.
        case rejected(CertificateError)
    }

    private struct State {
        var certificate: LoadedCertificate
        var stamps: [CertificateFiles.Stamp]
        /// Files that could not be served at the last look.
        var rejected: [CertificateFiles.Stamp]?
        var isReported = false
    }

    private let files: CertificateFiles
    private let state: Mutex<State>

    public init(_ files: CertificateFiles) throws(CertificateError) {
        self.files = files
        // The state of the files first: a change while they are read is noticed at the next look.
        let stamps = files.stamps
        state = Mutex(State(certificate: try LoadedCertificate(files), stamps: stamps))
    }

    /// The certificate of new connections.
    var loaded: LoadedCertificate { state.withLock { $0.certificate } }

    /// When the certificate of new connections ends.
    public var ends: Moment { loaded.ends }

    /// Reads the files if they have changed.
    ///
    /// A tool may replace one file after the other. Files that do not fit are therefore rejected at the second look that finds them so.
    /// - Returns: nil if there is nothing to report. A rejection is reported once.
    public func renew() -> Change? {
        // A new connection does not wait for the disk.
        let stamps = files.stamps
        return state.withLock { state in
            guard stamps != state.stamps else {
                state.rejected = nil
                return nil
            }
            do throws(CertificateError) {
                state.certificate = try LoadedCertificate(files)
                state.stamps = stamps
                state.rejected = nil
                return .renewed(ends: state.certificate.ends)
            } catch {
                guard state.rejected == stamps else {
                    state.rejected = stamps
                    state.isReported = false
                    return nil
                }
                guard !state.isReported else { return nil }
                state.isReported = true
                return .rejected(error)
            }
        }
    }

    /// Returns the handlers of a new connection, which decrypt what the handlers after them receive.
    public func handlers() -> [any ChannelHandler] {
        [NIOSSLServerHandler(context: loaded.context), HandshakeDeadline()]
    }
}
