import Foundation
import Measures
import Testing
import Training

@testable import ActivityFiles

/// The written sessions of Tests/Commands/sessions, where Tests/Commands/test_written_fit.py reads them with independent parsers.
struct WrittenFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Commands/sessions").standardizedFileURL

    /// A class with a drop of the strap, pauses and beats; and sessions at the edges of the format.
    private static let sessions: [(name: String, session: FITSession)] = {
        let start = WriteFITTests.start
        let present = Array(0..<240) + Array(300..<600)
        let heated = FITSession(
            start: start, end: start + 600, offset: LocalOffset(secondsAheadOfUTC: 28_800), sport: .hotYoga,
            heartRates: WriteFITTests.rates(present.map { (Double($0), 85 + $0 / 10 + $0 % 3) }),
            beats: WriteFITTests.beats(
                present.flatMap { second in (0..<second % 8 % 4).map { (Double(second), 450 + second + $0) } }),
            pauses: WriteFITTests.pauses([(120, 150), (400, 460)]), activeEnergy: Energy(kilocalories: 87), softwareVersion: 100)
        let packed = FITSession(
            start: start, end: start + 60, offset: LocalOffset(secondsAheadOfUTC: -12_600), sport: .pilates,
            heartRates: WriteFITTests.rates([(0, 1), (1, 254), (59, 100)]),
            beats: WriteFITTests.beats((0..<12).map { (20, 800 + $0) } + [(40, 1), (40, 9_999)]),
            pauses: WriteFITTests.pauses([(0, 10), (30, 60)]))
        let plain = FITSession(start: start, end: start + 1, sport: .other)
        let strength = FITSession(
            start: start, end: start + 43_200, offset: .utc, sport: .strength,
            heartRates: WriteFITTests.rates((0..<720).map { (Double($0 * 60), 70 + $0 % 50) }),
            activeEnergy: Energy(kilocalories: 0))
        return [("heated-class", heated), ("edges", packed), ("one-second", plain), ("twelve-hours", strength)]
    }()

    @Test func `the committed sessions are what the writer writes`() throws {
        let renewed = FileManager.default.temporaryDirectory.appending(path: "hearth-written-sessions")
        for (name, session) in Self.sessions {
            let files = [(name + ".fit", Data(try writeFIT(session))), (name + ".txt", Data(Self.description(session).utf8))]
            for (file, expected) in files {
                let committed = try? Data(contentsOf: Self.folder.appending(path: file))
                guard committed != expected else { continue }
                try FileManager.default.createDirectory(at: renewed, withIntermediateDirectories: true)
                try expected.write(to: renewed.appending(path: file))
                Issue.record("\(file) differs. If the change is intended, copy it from \(renewed.path) to \(Self.folder.path).")
            }
        }
    }

    /// The session's values as text for the Python test: whole seconds since 1970, or since the start.
    private static func description(_ session: FITSession) -> String {
        func second(_ moment: Moment) -> Int { Int(moment - session.start) }
        let code = FITSport.code(session.sport)
        let length = second(session.end)
        let paused = session.pauses.reduce(0) { $0 + second($1.end) - second($1.start) }
        let lines: [(String, String?)] = [
            ("start", "\(Int(session.start.secondsSince1970))"),
            ("offset", session.offset.map { "\($0.secondsAheadOfUTC)" }),
            ("sport", "\(code.sport) \(code.subSport ?? 0)"),
            ("name", FITSport.name(session.sport)),
            ("elapsed", "\(length)"), ("timer", "\(length - paused)"),
            ("kilocalories", session.activeEnergy.map { "\(Int($0.kilocalories))" }),
            ("version", session.softwareVersion.map { "\($0)" }),
            ("pauses", session.pauses.map { "\(second($0.start))-\(second($0.end))" }.joined(separator: " ")),
            ("rates", session.heartRates.map { "\(second($0.time)):\($0.beatsPerMinute)" }.joined(separator: " ")),
            ("beats", session.beats.map { "\(second($0.time)):\($0.milliseconds)" }.joined(separator: " ")),
        ]
        return lines.compactMap { key, value in value.map { key + "\t" + $0 + "\n" } }.joined()
    }
}
