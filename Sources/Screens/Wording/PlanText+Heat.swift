import Analysis
import Localizations
import Training

/// The heat of a planned day: what prepares for a hot race, and what the weather brings.
extension PlanText {
    /// Names the heat before a hot race: after the session, or alone on a day of rest.
    static func exposure(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        guard let exposure = planned.exposure else { return nil }
        switch exposure.mode {
        case .run, .bike: return context.say(.planHeatOutside)
        case .hotYoga: return context.say(.planHeatClass)
        case .passive:
            let minutes = context.say(.minutesShort(minutes: context.number(exposure.minutes ?? HeatBlock.bathMinutes)))
            return context.say(planned.workout == .rest ? .planHeatBath(time: minutes) : .planHeatBathAfter(time: minutes))
        }
    }

    /// Names the sauna or hot bath that is all that the athlete decided for a day; nil for other days, and for one with a name of its own.
    static func keptBath(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        guard let sessions = planned.stored?.sessions, !sessions.isEmpty,
            sessions.allSatisfy({ $0.kind == .sauna && $0.title == nil })
        else { return nil }
        let minutes = sessions.reduce(0) { $0 + $1.minutes }
        return context.say(.planHeatBath(time: context.say(.minutesShort(minutes: context.number(minutes)))))
    }

    /// Says what that heat is for, and when to leave it out; also for that of a day that the athlete keeps.
    static func exposureReason(_ planned: PlannedDay, before block: HeatBlock?, _ context: DisplayContext) -> String? {
        let isKept = planned.stored?.sessions.contains { $0.kind == .sauna || $0.kind == .heatedClass } ?? false
        let race = planned.exposure?.race ?? (isKept ? block?.race : nil)
        return race.flatMap { $0 > planned.day ? context.say(.planHeatWhy(date: context.shortDate($0))) : nil }
    }

    /// Expected heat, and the hour that avoids it; nil on cool days.
    static func heat(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        let heat = planned.heat.map { context.say($0 == .avoid ? .dangerousDay : .hotDay) }
        let parts = [heat, PlanForecastText.cooler(planned, context)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
