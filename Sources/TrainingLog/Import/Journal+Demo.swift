import ActivityFiles
import Archives
import DemoAthletes
public import Measures
import Synchronization
import Training

extension Journal {
    /// Which of the invented athletes is shown.
    static let demoSeed: UInt64 = DemoAthlete.usualSeed

    private static let demoPath = "demo athlete until day "

    /// The last day of the invented athlete whose import is noted under this path.
    static func demoDay(of path: String) -> Day? {
        guard path.hasPrefix(demoPath) else { return nil }
        return Int(path.dropFirst(demoPath.count)).map { Day(number: $0) }
    }

    /// Moves the invented athlete in where nobody lives yet: invented data never mix with anybody's.
    ///
    /// - Parameter now: it is the athlete's own day that is the last, which may have begun before this machine's.
    /// - Returns: whether the house was empty.
    public func moveInDemoAthlete(now: Moment) async throws -> Bool {
        guard let today = Day(of: now, at: DemoAthlete.home) else { return false }
        return try await moveInDemoAthlete(endingOn: today)
    }

    /// The same with a given last day.
    public func moveInDemoAthlete(endingOn day: Day) async throws -> Bool {
        try await alone {
            guard try await isEmpty() else { return false }
            try await addDemoAthlete(endingOn: day)
            return true
        }
    }

    /// Whether what is shown is invented: the ledger knows who moved in.
    public func isInvented() async throws -> Bool {
        guard let change = try await stores.athletes.lastChange(of: athleteID)?.number else { return false }
        if let known = inventedCache.isInvented(change: change) { return known }
        let isInvented = try await stores.imports.entries(of: athleteID).contains { Journal.demoDay(of: $0.path) != nil }
        inventedCache.keep(isInvented, change: change)
        return isInvented
    }

    /// Fills the journal with an invented athlete whose truth is known, the last day being `day`. A profile that was stated stays.
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

/// Whether the athlete is invented, as it was last found, for as long as nothing changes: every page asks.
final class InventedCache: Sendable {
    private let kept = Mutex<(change: Int, isInvented: Bool)?>(nil)

    func isInvented(change: Int) -> Bool? { kept.withLock { $0?.change == change ? $0?.isInvented : nil } }

    func keep(_ isInvented: Bool, change: Int) { kept.withLock { $0 = (change, isInvented) } }
}
