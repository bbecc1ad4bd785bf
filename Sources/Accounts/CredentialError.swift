/// Reason why a session or a one-time key could not be stored.
public enum CredentialError: Error, Equatable, Sendable {
    case diskFull
    case readOnly(path: String)
    case unusable(path: String, reason: String)

    /// - Parameter code: the system's error number.
    init(_ code: Int32, path: String, reason: String) {
        switch code {
        case SystemError.diskFull, SystemError.quotaReached: self = .diskFull
        case SystemError.readOnly: self = .readOnly(path: path)
        default: self = .unusable(path: path, reason: reason)
        }
    }

    /// Whether the disk takes nothing now. A server then still shows what is there.
    var isTransient: Bool {
        switch self {
        case .diskFull, .readOnly: true
        case .unusable: false
        }
    }
}
