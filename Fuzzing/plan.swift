import ActivityFiles
import Training

/// Training plans that people bring along: tables, calendars and FIT workouts.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(FileError) {
        let plan = try readPlan(bytes.span)
        demand((1...Routine.mostDays).contains(plan.days.count), "a day, and not too many")
        for day in plan.days {
            demand(day.sessions.count <= RoutineDay.mostSessions, "sessions that fit into a day")
            for session in day.sessions {
                demand(session.minutes.isFinite && session.minutes >= 0 && session.minutes <= 1500, "a duration of a day")
                demand(session.metres.isFinite && session.metres >= 0 && session.metres <= 600_000, "a distance on foot")
                demand(session.minutes + session.metres > 0, "a length")
            }
        }
        for note in plan.notes { demand(note.day >= 1 && note.day <= Routine.mostDays + 1, "a note of a day") }
    } catch {}
    return 0
}
