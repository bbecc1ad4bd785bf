import ActivityFiles
import Foundation

/// One line of an archive's list, `hearth.jsonl`: the header, data from the athlete, or the place of an original.
///
/// The keys are stable: archives of today must be readable in ten years. Absent values are left out.
struct ExportLine: Codable, Equatable {
    /// Version of the layout, on the first line only.
    var hearth: Int?
    var athlete: Profile?
    var original: Original?
    var demo: Demo?
    var grouping: Grouping?
    var edit: Edit?
    var cut: Cut?
    var diary: Diary?
    var session: Session?
    var workout: Workout?
    var classType: Class?
    var routine: RoutineBody?
    var followed: Followed?
    var plannedDay: PlannedDay?
    var storedDay: StoredDayBody?
    var race: RaceBody?
    var privacyZone: PrivacyZoneBody?
    var ownTable: OwnTableBody?
    var weather: ArchivedExchange<Weather>?
    var air: ArchivedExchange<Air>?

    struct Original: Codable, Equatable {
        /// SHA-256, which is also the entry's name in the archive's folder `originals`.
        var hash: String
        /// Path at the import; nil when unknown.
        var path: String?
    }

    /// The demo athlete needs no originals: the same day generates the same athlete.
    struct Demo: Codable, Equatable {
        /// Days since 1970-01-01.
        var lastDay: Int
    }

    /// Decision of the athlete about two recordings: `together` or `apart`.
    struct Grouping: Codable, Equatable {
        var verdict: String
        var one: Named
        var other: Named
    }

    /// Cut of a recording by the athlete.
    struct Cut: Codable, Equatable {
        var of: Named
        /// Whole seconds since the recording's start.
        var second: Int
    }

    struct Named: Codable, Equatable {
        var recording: String
        var origin: String?
        var startSeconds: Double?
    }

    static let fileName = "hearth.jsonl"
    static let folder = "originals/"
    /// Suffix of archives among the originals, which also get a first line, so that programs that search the export do not open them.
    static let wrapped = ".held"
    static let wrapping = Array("hearth holds the archive after this line\n".utf8)
    static let version = 1

    /// Returns the bytes of the line with a line feed.
    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// Parses a list and its findings; nil for other text.
    /// - Throws: `StoreError.newerSchema` for an archive of a newer Hearth.
    static func list(_ bytes: [UInt8]) throws(StoreError) -> (lines: [ExportLine], findings: [ImportFinding])? {
        var lines: [ExportLine] = []
        var unreadable = Counts()
        var implausible = Counts()
        for (index, text) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !text.isEmpty {
            guard var line = try? JSONDecoder().decode(ExportLine.self, from: Data(text)) else {  // it is counted
                if lines.isEmpty { return nil }
                unreadable.add(index + 1)
                continue
            }
            if lines.isEmpty {
                guard let found = line.hearth else { return nil }
                guard found <= version else { throw .newerSchema(found: "\(found)", known: "\(version)") }
            }
            if !line.keepWhatIsPlausible() { implausible.add(index + 1) }
            lines.append(line)
        }
        if lines.isEmpty { return nil }
        var findings: [ImportFinding] = []
        if let first = unreadable.first {
            findings.append(
                ImportFinding(.warning, .fieldUnreadable(what: "line", count: unreadable.count), at: .line(first)))
        }
        if let first = implausible.first {
            findings.append(
                ImportFinding(.warning, .valuesOutOfRange(what: "line", count: implausible.count), at: .line(first)))
        }
        return (lines, findings)
    }

    private struct Counts {
        var count = 0
        var first: Int?
        mutating func add(_ line: Int) {
            count += 1
            first = first ?? line
        }
    }
}
