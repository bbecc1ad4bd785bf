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

    /// - Throws: `StoreError.newerSchema` for an archive of a newer Hearth, `.damaged` for anything else that is not a list.
    static func lines(_ bytes: [UInt8]) throws(StoreError) -> [ExportLine] {
        var lines: [ExportLine] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            do { lines.append(try JSONDecoder().decode(ExportLine.self, from: Data(line))) } catch {
                throw .damaged(what: fileName)
            }
        }
        guard let found = lines.first?.hearth else { throw .damaged(what: fileName) }
        guard found <= version else { throw .newerSchema(found: "\(found)", known: "\(version)") }
        return lines
    }
}
