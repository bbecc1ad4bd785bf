import Foundation
import Localizations

/// Settings file of `key = value` lines. Empty lines and lines that begin with `#` are ignored.
enum SettingsFile {
    struct Entry: Equatable {
        var value: String
        var file: String
    }

    static let keys = general.union(ProviderChoice.Key.allCases.map(\.rawValue))

    private static let general: Set<String> = [
        "home", "database", "port", "language", "units", "temperature", "weather_archive", "air_quality_archive",
        "weather_forecast", "public", "socket", "trusted_proxies", "tls_certificate", "tls_key", "private_sources", "backup",
        "backup_key", "backup_keep", "hsts_subdomains", "breached_passwords",
        "metrics", "log_level", "log_format", "webhook_retries",
    ]

    /// - Returns: nil when the file does not exist. An unreadable file is an error; it is never ignored.
    static func text(_ path: String) throws(CommandError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
            throw .settingsUnreadable(file: path, reason: AppEnvironment.reason(error))
        }
    }

    static func read(_ path: String, _ file: (String) throws(CommandError) -> String?) throws(CommandError) -> [String: Entry] {
        guard let text = try file(path) else { return [:] }
        var entries: [String: Entry] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).enumerated() {
            let content = trimmed(line)
            if content.isEmpty || content.hasPrefix("#") { continue }
            guard let equals = content.firstIndex(of: "=") else { throw .settingUnreadable(file: path, line: index + 1) }
            let key = trimmed(content[..<equals])
            let value = trimmed(content[content.index(after: equals)...])
            guard keys.contains(key) || WebhookSettings.Key(key) != nil else {
                throw .settingUnknown(key: key, file: path, line: index + 1)
            }
            guard !value.isEmpty else { throw .settingUnreadable(file: path, line: index + 1) }
            entries[key] = Entry(value: value, file: path)
        }
        return entries
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var slice = text[...]
        while let first = slice.first, first.isWhitespace { slice = slice.dropFirst() }
        while let last = slice.last, last.isWhitespace { slice = slice.dropLast() }
        return String(slice)
    }
}
