import Accounts
import Contract
import Foundation
import Logging
public import Measures
import TrainingLog

/// Log of a server: one line for each message, as text or JSON.
public struct ServerLog: Sendable {
    /// Least severe level that is written. At `info`, each request is one line.
    public enum Level: String, CaseIterable, Sendable { case debug, info, warning, error }

    public enum Format: String, CaseIterable, Sendable {
        /// `2026-11-27T13:00:00.123Z info request method=GET route=/ status=200 …`
        case text
        /// One JSON object with `time`, `level`, `message` and the values of the message.
        case json
    }

    let logger: Logger

    /// - Parameters:
    ///   - now: returns the current moment.
    ///   - write: writes a line without its end.
    public init(
        level: Level = .warning, format: Format = .text, now: @escaping @Sendable () -> Moment,
        write: @escaping @Sendable (String) -> Void
    ) {
        logger = Logger(label: "hearth") { _ in
            LineLogHandler(logLevel: ServerLog.level(level), format: format, now: now, write: write)
        }
    }

    /// Writes a message of the program that runs the server.
    public func warn(_ message: String) { logger.warning("\(message)") }

    /// Writes a message about an event that needs no attention, at the level `info`.
    public func note(_ message: String) { logger.info("\(message)") }

    /// Writes an event of the security log, at the level `info`, so that a program that collects logs can send it to another system.
    func note(_ entry: AuditEntry) {
        var values: Logger.Metadata = ["event": "\(entry.event.rawValue)"]
        if let athlete = entry.athlete { values["athlete"] = "\(athlete)" }
        if let observer = entry.observer { values["observer"] = "\(observer)" }
        if !entry.client.device.isEmpty { values["device"] = "\(entry.client.device)" }
        if !entry.client.address.isEmpty { values["address"] = "\(entry.client.address)" }
        logger.info("security", metadata: values)
    }

    private static func level(_ level: Level) -> Logger.Level {
        switch level {
        case .debug: .debug
        case .info: .info
        case .warning: .warning
        case .error: .error
        }
    }
}

/// Writes the events of a logger as lines.
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    let format: ServerLog.Format
    let now: @Sendable () -> Moment
    let write: @Sendable (String) -> Void

    init(
        logLevel: Logger.Level, format: ServerLog.Format, now: @escaping @Sendable () -> Moment,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.logLevel = logLevel
        self.format = format
        self.now = now
        self.write = write
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let values = metadata.merging(event.metadata ?? [:]) { $1 }
        // The name that Hummingbird gives the id of a request.
        let named = values.map { (key: $0.key == "hb.request.id" ? "request_id" : $0.key, value: $0.value) }
            .sorted { $0.key < $1.key }
        let time = LineLogHandler.time(now())
        switch format {
        case .text:
            let parts = named.map { " " + PlainText.visible($0.key) + "=" + LineLogHandler.quoted("\($0.value)") }
            write("\(time) \(event.level.rawValue) " + PlainText.visible("\(event.message)") + parts.joined())
        case .json:
            var object: [String: JSONValue] = [:]
            for (key, value) in named { object[key] = LineLogHandler.json(value) }
            object["time"] = .text(time)
            object["level"] = .text(event.level.rawValue)
            object["message"] = .text("\(event.message)")
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Texts and numbers always encode, apart from an infinite number, of which there is none.
            if let line = try? encoder.encode(JSONValue.object(object)) { write(String(decoding: line, as: UTF8.self)) }
        }
    }

    private static func json(_ value: Logger.Metadata.Value) -> JSONValue {
        if case .stringConvertible(let value) = value {
            if let value = value as? Bool { return .boolean(value) }
            if let value = value as? Int { return .integer(value) }
            if let value = value as? Double, value.isFinite { return .number(value) }
        }
        return .text("\(value)")
    }

    /// Time in UTC with milliseconds (RFC 3339).
    private static func time(_ now: Moment) -> String {
        let whole = now.secondsSince1970.rounded(.down)
        let text = ISO8601.text(Moment(secondsSince1970: whole))
        guard text.last == "Z", let thousandths = Int(exactly: ((now.secondsSince1970 - whole) * 1000).rounded(.down)) else {
            return text
        }
        let digits = String(thousandths)
        return text.dropLast() + "." + String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "Z"
    }

    /// A value as text, in quotation marks if it has blanks.
    private static func quoted(_ value: String) -> String {
        let visible = PlainText.visible(value)
        return visible.contains(" ") || visible.contains("\"") ? "\"" + visible.replacing("\"", with: "\\\"") + "\"" : visible
    }
}
