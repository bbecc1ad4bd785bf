import Foundation
public import Measures
import Synchronization

/// Event of the security log. The raw values are stored.
public enum AuditEvent: String, CaseIterable, Sendable {
    case signedInByAddress = "signed-in-by-address"
    case signedInByPassword = "signed-in-by-password"
    case signedInByRecoveryCode = "signed-in-by-recovery-code"
    case signedInByPairing = "signed-in-by-pairing"
    case signInFailed = "sign-in-failed"
    case signInDelayed = "sign-in-delayed"
    case signedOut = "signed-out"
    case invited
    case disabled
    case enabled
    case removed
    case passwordSet = "password-set"
    case passwordChanged = "password-changed"
    case passwordRemoved = "password-removed"
    case recoveryCodesRenewed = "recovery-codes-renewed"
    case signedInByPasskey = "signed-in-by-passkey"
    case passkeyAdded = "passkey-added"
    case passkeyRemoved = "passkey-removed"
    /// A passkey signed correctly, and its counter shows that it may have been copied.
    case passkeyCounterNotGrown = "passkey-counter-not-grown"
    case signedInByProvider = "signed-in-by-provider"
    case identityAdded = "identity-added"
    case identityRemoved = "identity-removed"
    /// A provider's identity without an account got one.
    case joinedByProvider = "joined-by-provider"
    /// A refresh token was used twice, so it may have been copied. The app was disconnected.
    case refreshTokenReused = "refresh-token-reused"

    /// A link to an activity was created, opened for the first time, or revoked.
    case linkMade = "link-made"
    case linkOpened = "link-opened"
    case linkRevoked = "link-revoked"
    case zoneRemoved = "zone-removed"

    /// Another person may look at an athlete's training, may do so no longer, or opened it.
    case observerAdded = "observer-added"
    case observerRevoked = "observer-revoked"
    case observing

    /// Whether anyone who reaches the server can cause it.
    var isAttempt: Bool { self == .signInFailed || self == .signInDelayed }
}

/// Line of the security log.
public struct AuditEntry: Equatable, Sendable {
    public var moment: Moment
    public var event: AuditEvent
    /// Id of the athlete whom it concerns; nil for a name without an account. What was typed as a name is never stored: it may be a password.
    public var athlete: String?
    /// Browser and system; empty if unknown.
    public var device: String
    /// Id of the observer in events about one; nil in others.
    public var observer: String?

    public init(moment: Moment, event: AuditEvent, athlete: String?, device: String, observer: String? = nil) {
        self.moment = moment
        self.event = event
        self.athlete = athlete
        self.device = device
        self.observer = observer
    }
}

/// Security log of a data folder: two files of the private folder with one line of JSON for each event.
///
/// Failed attempts have a file of their own, so that a stranger's attempts cannot displace what happened to accounts. Each has at most twice
/// `limit` bytes: the older half is removed when it is full. A line that cannot be read is left out.
public final class AuditLog: Sendable {
    private let folder: String
    private let limit: Int
    private let turn = Mutex(())

    private struct Line: Codable {
        var at: Double
        var event: String
        var athlete: String?
        var device: String?
        var observer: String?
    }

    private var files: [String] { [folder + "/audit.log", folder + "/attempts.log"] }

    /// - Parameters:
    ///   - keys: folder of the server's keys.
    ///   - limit: bytes of the newer half.
    public init(in keys: String, limit: Int = 128 << 10) {
        folder = keys
        self.limit = limit
    }

    /// Adds an entry. On a full or read-only disk it is lost, while the event itself goes on.
    public func add(_ entry: AuditEntry) {
        let line = Line(
            at: entry.moment.secondsSince1970, event: entry.event.rawValue, athlete: entry.athlete,
            device: entry.device.isEmpty ? nil : String(entry.device.prefix(60)), observer: entry.observer)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let content = try? encoder.encode(line) else { return }
        turn.withLock { _ in
            let path = files[entry.event.isAttempt ? 1 : 0]
            shorten(path, toFit: content.count + 1)
            append(Array(content) + [0x0A], to: path)
        }
    }

    /// The newest entries, newest first.
    public func newest(_ count: Int) -> [AuditEntry] {
        let lines = turn.withLock { _ in files.map { read($0).split(separator: 0x0A) } }
        // Of each file in the order in which it was written, whatever the clock showed.
        var (accounts, attempts) = (lines[0].compactMap(AuditLog.entry), lines[1].compactMap(AuditLog.entry))
        var found: [AuditEntry] = []
        while found.count < count {
            // By file and not by event: older logs have attempts in the file of the accounts, too.
            switch (accounts.last, attempts.last) {
            case (let account?, let attempt?):
                found.append(attempt.moment > account.moment ? attempts.removeLast() : accounts.removeLast())
            case (_?, nil): found.append(accounts.removeLast())
            case (nil, _?): found.append(attempts.removeLast())
            case (nil, nil): return found
            }
        }
        return found
    }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> AuditEntry? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)), line.at.isFinite,
            let event = AuditEvent(rawValue: line.event)
        else { return nil }
        return AuditEntry(
            moment: Moment(secondsSince1970: line.at), event: event, athlete: line.athlete, device: line.device ?? "",
            observer: line.observer)
    }

    private func read(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 2 * limit)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        return count > 0 ? Array(buffer.prefix(count)) : []
    }

    /// Removes the older half of the lines when another line would not fit.
    private func shorten(_ path: String, toFit count: Int) {
        var status = stat()
        guard lstat(path, &status) == 0, Int(status.st_size) + count > 2 * limit else { return }
        let kept = read(path).suffix(limit).drop { $0 != 0x0A }.dropFirst()
        let draft = path + ".new"
        unlink(draft)  // left by an interruption
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        let written = Array(kept).withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        guard written == kept.count, rename(draft, path) == 0 else {
            unlink(draft)
            return
        }
    }

    private func append(_ bytes: [UInt8], to path: String) {
        mkdir(folder, 0o700)  // exists except before the first key
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // A line that was cut off on a full disk must not swallow this one.
        var (status, last) = (stat(), UInt8(0x0A))
        let hasLast =
            fstat(descriptor, &status) == 0 && status.st_size > 0 && pread(descriptor, &last, 1, status.st_size - 1) == 1
        let isCut = hasLast && last != 0x0A
        let content = isCut ? [0x0A] + bytes : bytes
        _ = content.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    }
}
