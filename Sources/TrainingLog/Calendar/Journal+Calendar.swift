public import Analysis
import Archives
public import Measures

extension Journal {
    /// Returns the plan by date, without routines that the athlete hides.
    public func datedPlan(asOf today: Day) async throws -> DatedPlan {
        let past = (today - DatedPlan.daysBack)...(today - 1)
        let known = (past.lowerBound - PlanProgress.reach)...today
        return DatedPlan(
            try await dayPlans(asOf: today, past: past), load: try await insights(asOf: today).load, today: today,
            digests: try await activities().filter { known.contains($0.day) })
    }

    /// Returns the values from which planned sessions get their targets.
    public func workoutTargets(asOf day: Day) async throws -> WorkoutTargets {
        WorkoutTargets(history: try await history(asOf: day), asOf: day)
    }

    /// Returns the athlete's calendar; nil before the first.
    public func calendar() async throws -> PlanCalendarAccess? { try await stores.calendars.calendar(of: athleteID) }

    /// Returns the id in the ids of the calendar's events, which is created at the first call.
    public func calendarID() async throws -> UniqueID {
        if let known = try await calendar() { return known.id }
        return try await alone {
            if let known = try await calendar() { return known.id }
            let made = PlanCalendarAccess(id: .random())
            try await stores.calendars.save(made, athlete: athleteID, at: now())
            return made.id
        }
    }

    /// Gives the calendar a new address; an earlier one no longer works.
    /// - Returns: the secret in the address. Only its hash is stored.
    public func renewCalendar() async throws -> String {
        try await alone {
            let secret = Journal.newSecret()
            let id = try await calendar()?.id ?? .random()
            let made = PlanCalendarAccess(id: id, secret: ContentHash(of: Array(secret.utf8)), made: now())
            try await stores.calendars.save(made, athlete: athleteID, at: now())
            return secret
        }
    }

    /// Removes the address of the calendar.
    public func removeCalendar() async throws {
        try await alone {
            guard var calendar = try await calendar() else { return }
            (calendar.secret, calendar.made) = (nil, nil)
            try await stores.calendars.save(calendar, athlete: athleteID, at: now())
        }
    }

    /// Returns the athlete of the calendar with a secret; nil for a wrong one.
    public func athlete(ofCalendar secret: String) async throws -> String? {
        guard secret.utf8.count == Journal.secretLength else { return nil }
        return try await stores.calendars.athlete(ofCalendar: ContentHash(of: Array(secret.utf8)))
    }

    /// Characters of a secret: 256 random bits in hexadecimal.
    static let secretLength = 64

    static func newSecret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<secretLength / 16).map { _ in
            let part = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - part.utf8.count) + part
        }.joined()
    }
}
