import ActivityFiles
import Archives
import DemoAthletes
public import Measures
import Synchronization
import Training

extension Journal {
    /// Seed of the demo athlete.
    static let demoSeed: UInt64 = DemoAthlete.usualSeed

    private static let demoPath = "demo athlete until day "

    /// Returns the last day of a demo athlete whose import was recorded with this path.
    static func demoDay(of path: String) -> Day? {
        guard path.hasPrefix(demoPath) else { return nil }
        return Int(path.dropFirst(demoPath.count)).map { Day(number: $0) }
    }

    /// Creates the demo athlete if the journal is empty, so that generated data never mix with real data.
    ///
    /// - Parameter now: the last day of the data is the current one in the demo athlete's zone, which may be ahead of this machine's.
    /// - Returns: whether the journal was empty.
    public func moveInDemoAthlete(now: Moment) async throws -> Bool {
        guard let today = Day(of: now, at: DemoAthlete.home) else { return false }
        return try await moveInDemoAthlete(endingOn: today)
    }

    /// Creates the demo athlete with a given last day.
    public func moveInDemoAthlete(endingOn day: Day) async throws -> Bool {
        try await alone {
            guard try await isEmpty() else { return false }
            try await addDemoAthlete(endingOn: day)
            return true
        }
    }

    /// Whether the data is that of the demo athlete, according to the import records.
    public func isDemo() async throws -> Bool {
        guard let change = try await stores.athletes.lastChange(of: athleteID)?.number else { return false }
        if let known = demoCache.isDemo(change: change) { return known }
        let isDemo = try await stores.imports.entries(of: athleteID).contains { Journal.demoDay(of: $0.path) != nil }
        demoCache.keep(isDemo, change: change)
        return isDemo
    }

    /// Returns the last day of the demo athlete; nil if there is none, or if anything else was imported as well.
    public func lastDayOfDemoAlone() async throws -> Day? {
        let days = try await stores.imports.entries(of: athleteID).map { Journal.demoDay(of: $0.path) }
        return days.contains(nil) ? nil : days.compactMap { $0 }.max()
    }

    /// Adds the generated data of a demo athlete with known true values, up to `day`. A stored profile stays.
    public func addDemoAthlete(endingOn day: Day) async throws {
        let demo = demoAthlete(seed: Journal.demoSeed, endingOn: day)
        let path = Journal.demoPath + "\(day.number)"
        let reading = FileReading(kind: .unknown, recordings: demo.recordings, samples: demo.samples, totals: demo.totals)
        try await add(reading, path: path, hash: ContentHash(of: Array(path.utf8)))
        let morning = day.start(at: DemoAthlete.home)
        try await addToDiary(demo.diary.map { StoredDiaryEntry($0, moment: morning) })
        if try await stores.athletes.athlete(athleteID) == nil { try await save(demo.athlete) }
        try await refreshDigests()
    }
}

/// Cached answer whether the athlete is the demo athlete, valid until the next change. Every page needs it.
final class DemoCache: Sendable {
    private let kept = Mutex<(change: Int, isDemo: Bool)?>(nil)

    func isDemo(change: Int) -> Bool? { kept.withLock { $0?.change == change ? $0?.isDemo : nil } }

    func keep(_ isDemo: Bool, change: Int) { kept.withLock { $0 = (change, isDemo) } }
}
