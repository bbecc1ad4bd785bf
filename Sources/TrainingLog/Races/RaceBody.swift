import Measures
public import Training

/// Stored form of a race, in databases and exports. The keys are stable.
public struct RaceBody: Codable, Equatable, Sendable {
    var id: String
    /// Days since 1970-01-01.
    var day: Int
    var metres: Double
    var name: String?
    var goalSeconds: Double?
    var celsius: Double?
    var humidity: Double?
    var importance: String
    /// Days since 1970-01-01.
    var entered: Int?
    /// Days since 1970-01-01; only of the record of a race that was removed or changed.
    var ended: Int?
    var weeks: [Week]?

    struct Week: Codable, Equatable {
        /// Days since 1970-01-01.
        var first: Int
        var load: Double
        var longRunMinutes: Int?
    }

    public init(_ race: RaceGoal) {
        id = race.id.text
        day = race.day.number
        metres = race.metres
        name = race.name
        goalSeconds = race.goal
        celsius = race.celsius
        humidity = race.humidity
        importance = race.importance.rawValue
        entered = race.entered?.number
        ended = race.ended?.number
        weeks =
            race.firstPlan.isEmpty
            ? nil : race.firstPlan.map { Week(first: $0.first.number, load: $0.load, longRunMinutes: $0.longRunMinutes) }
    }

    /// Nil if a value is outside its range or unknown to this version.
    public var race: RaceGoal? {
        guard let id = UniqueID(id), let importance = RaceGoal.Importance(rawValue: importance), ExportLine.days.contains(day),
            [entered, ended].compactMap({ $0 }).allSatisfy({ ExportLine.days.contains($0) }),
            (weeks ?? []).allSatisfy({ ExportLine.days.contains($0.first) && (0...20_000).contains($0.load) })
        else { return nil }
        return RaceGoal(
            id: id, day: Day(number: day), metres: metres, name: name, goal: goalSeconds, celsius: celsius, humidity: humidity,
            importance: importance, entered: entered.map { Day(number: $0) }, ended: ended.map { Day(number: $0) },
            firstPlan: (weeks ?? []).map {
                RaceGoal.Week(first: Day(number: $0.first), load: $0.load, longRunMinutes: $0.longRunMinutes)
            })
    }
}
