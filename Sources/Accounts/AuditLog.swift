import Foundation
public import Measures
import Synchronization

/// Line of the security log.
public struct AuditEntry: Equatable, Sendable {
    public var moment: Moment
    public var event: AuditEvent
    /// Id of the athlete whom it concerns; nil for a name without an account. What was typed as a name is never stored: it may be a password.
    public var athlete: String?
    public var client: AuditedClient
    /// Id of the observer in events about one; nil in others.
    public var observer: String?

    public init(moment: Moment, event: AuditEvent, athlete: String?, client: AuditedClient, observer: String? = nil) {
        self.moment = moment
        self.event = event
        self.athlete = athlete
        self.client = client
        self.observer = observer
    }
}

/// Security log of a data folder: three files of the private folder with one line of JSON for each event.
///
/// Failed attempts and refused requests have files of their own, so that strangers cannot displace what happened to accounts. Each has at
/// most twice `limit` bytes: the older half is removed when it is full. A line that cannot be read is left out.
public final class AuditLog: Sendable {
    private let folder: String
    private let limit: Int
    private let turn = Mutex(())

    private struct Line: Codable {
        var at: Double
        var event: String
        var athlete: String?
        var device: String?
        /// Network address.
        var address: String?
        var observer: String?
    }

    /// - Parameters:
    ///   - keys: folder of the server's keys.
    ///   - limit: bytes of the newer half.
    public init(in keys: String, limit: Int = 128 << 10) {
        folder = keys
        self.limit = limit
    }

    /// Adds an entry. On a full or read-only disk it is lost, while the event itself goes on.
    public func add(_ entry: AuditEntry) {
        let (device, address) = (entry.client.device.prefix(60), entry.client.address.prefix(60))
        let line = Line(
            at: entry.moment.secondsSince1970, event: entry.event.rawValue, athlete: entry.athlete,
            device: device.isEmpty ? nil : String(device), address: address.isEmpty ? nil : String(address),
            observer: entry.observer)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let content = try? encoder.encode(line) else { return }
        turn.withLock { _ in
            let path = path(of: entry.event.file)
            shorten(path, toFit: content.count + 1)
            append(Array(content) + [0x0A], to: path)
        }
    }

    /// The newest entries, newest first.
    public func newest(_ count: Int) -> [AuditEntry] {
        // By file and not by event: older logs have attempts in the file of the accounts, too.
        var rest = turn.withLock { _ in
            // Of each file in the order in which it was written, whatever the clock showed.
            AuditEvent.File.allCases.map { read(path(of: $0)).split(separator: 0x0A).compactMap(AuditLog.entry) }
        }
        var found: [AuditEntry] = []
        while found.count < count {
            var latest: (file: Int, moment: Moment)?
            for (file, entries) in rest.enumerated() {
                guard let last = entries.last, latest.map({ last.moment > $0.moment }) ?? true else { continue }
                latest = (file, last.moment)
            }
            guard let latest else { break }
            found.append(rest[latest.file].removeLast())
        }
        return found
    }

    private func path(of file: AuditEvent.File) -> String { folder + "/" + file.rawValue }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> AuditEntry? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)), line.at.isFinite,
            let event = AuditEvent(rawValue: line.event)
        else { return nil }
        return AuditEntry(
            moment: Moment(secondsSince1970: line.at), event: event, athlete: line.athlete,
            client: AuditedClient(device: line.device ?? "", address: line.address ?? ""), observer: line.observer)
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
