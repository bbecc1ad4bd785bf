import ActivityFiles
import Foundation

/// One line of an archive's list, `hearth.jsonl`: what it is, what the athlete told, or where an original was found.
///
/// The keys are frozen: archives of today must be readable in ten years. Absent values are left out.
struct ExportLine: Codable, Equatable {
    /// The layout's version; on the first line only.
    var hearth: Int?
    var athlete: Profile?
    var original: Original?
    var demo: Demo?
    var grouping: Grouping?
    var edit: Edit?
    var cut: Cut?
    var diary: Diary?
    var weather: Told<Weather>?
    var air: Told<Air>?

    /// SI units, as the models have them.
    struct Profile: Codable, Equatable {
        var name: String
        var birthYear: Int?
        var sex: String?
        var massKilograms: Double?
        var heightMetres: Double?
        var restingHeartRate: Double?
        var maximumHeartRate: Double?
        var thresholdHeartRate: Double?
        var thresholdSpeedMetresPerSecond: Double?
        var functionalThresholdPowerWatts: Double?
        var homeOffsetSeconds: Int
        var homeZone: String?
        /// Days since 1970-01-01.
        var raceDay: Int?
        /// Days since 1970-01-01.
        var thresholdTestDay: Int?
        /// Lower bounds of the athlete's own zones, beats per minute.
        var heartRateZones: [Double]?
        /// 1 is Monday.
        var restWeekdays: [Int]?
        var firstHour: Int?
        var lastHour: Int?
        var sleepNeedHours: Double?
    }

    struct Original: Codable, Equatable {
        /// SHA-256, and the entry's name in the archive's folder `originals`.
        var hash: String
        /// Where it was found, if that is known.
        var path: String?
    }

    /// The invented athlete needs no original: the same day gives the same athlete.
    struct Demo: Codable, Equatable {
        /// Days since 1970-01-01.
        var lastDay: Int
    }

    /// What a person said of two recordings: `together` or `apart`.
    struct Grouping: Codable, Equatable {
        var verdict: String
        var one: Named
        var other: Named
    }

    /// Where a person cut a recording in two.
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
    /// Archives among the originals get this ending and a first line, so that nobody who walks the export takes them apart.
    static let wrapped = ".held"
    static let wrapping = Array("hearth holds the archive after this line\n".utf8)
    static let version = 1

    /// The line's bytes, with the line end.
    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// A list, and what is wrong with it; nil for what is no list of ours.
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
