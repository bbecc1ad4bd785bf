import Analysis
import Localizations
import Measures

extension HeatedRoom {
    var phrase: Phrase {
        switch self {
        case .warm: .heatedWarm
        case .hot: .heatedHot
        case .veryHot: .heatedVeryHot
        case .extreme: .heatedExtreme
        }
    }

    /// Tone of a badge, which also names the room.
    var tone: Tone {
        switch self {
        case .warm: .caution
        case .hot: .highlight
        case .veryHot: .alarm
        case .extreme: .extreme
        }
    }

    /// Name with its temperatures, such as “Hot, 32–37 °C”.
    func text(_ context: DisplayContext) -> String {
        func warmth(_ fahrenheit: Int) -> Figure { context.temperature(Temperature(fahrenheit: Double(fahrenheit))) }
        let name = context.say(phrase)
        guard let highest else { return context.say(.heatedRoomFrom(name: name, low: warmth(lowest).text)) }
        return context.say(.heatedRoom(name: name, low: warmth(lowest).number, high: warmth(highest).text))
    }
}

extension HeatedSession.Verdict {
    var phrase: Phrase {
        switch self {
        case .lowerEffort: .heatedLower
        case .typical: .heatedTypical
        case .higherEffort: .heatedHigher
        case .unclear: .heatedUnclear
        }
    }

    /// Tone of a badge, which also states the comparison. More effort is no alarm.
    var tone: Tone {
        switch self {
        case .lowerEffort: .info
        case .typical: .good
        case .higherEffort: .caution
        case .unclear: .neutral
        }
    }
}

extension HeatedTrend.Verdict {
    var phrase: Phrase {
        switch self {
        case .improving: .heatedImproving
        case .stable: .heatedStable
        case .declining: .heatedDeclining
        case .unclear: .heatedNoTrend
        }
    }
}

extension Badge {
    /// Temperature and class of the room of a heated class.
    static func room(of digest: ActivityDigest, _ context: DisplayContext) -> Badge {
        guard let temperature = digest.conditions?.temperature else { return Badge(context.say(.heatedRoomUnknown), .neutral) }
        let word = context.say(digest.heatedRoom?.phrase ?? .heatedCool)
        return Badge(
            context.say(.heatedRoomBadge(temperature: context.temperature(temperature).text, room: word)),
            digest.heatedRoom?.tone ?? .neutral)
    }
}
