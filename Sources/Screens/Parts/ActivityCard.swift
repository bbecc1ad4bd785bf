public import Analysis
import Localizations
import Measures
import Training

/// One activity in a list.
public struct ActivityCard: Equatable, Sendable {
    public var route: Route
    public var symbol: Symbol
    public var family: SportFamily
    public var title: String
    /// Class type or sport.
    public var sport: String
    public var when: String
    public var figures: [LabelledFigure]
    /// Length of the bar of the training load in percent; nil without a load, and where nothing is compared.
    public var effort: Int?
    /// Transitions and empty recordings of the same event.
    public var parts: [Part] = []
    public var isRace: Bool
    /// Statement that the activity is excluded from all figures.
    public var leftOut: String?

    public struct LabelledFigure: Equatable, Sendable {
        /// Kind of a figure, which keeps equal ones in the same column of a list.
        public enum Kind: String, Sendable { case distance, time, speed, heart, load }
        public var kind: Kind
        public var label: String
        public var figure: Figure
        public init(_ kind: Kind, _ label: String, _ figure: Figure) {
            self.kind = kind
            self.label = label
            self.figure = figure
        }
    }

    /// Recording that is too small for a row of its own.
    public struct Part: Equatable, Sendable {
        public var route: Route
        public var label: String
        public var time: String

        init(_ digest: ActivityDigest, in list: ActivitiesQuery, _ context: DisplayContext) {
            route = .activity(digest.id, in: list)
            label = context.say(digest.sport == .transition ? .sport(.transition) : .emptyRecording)
            time = DurationText.clock(digest.elapsed)
        }
    }

    static func when(_ digest: ActivityDigest, _ context: DisplayContext) -> String {
        context.say(
            .dateAndTime(date: context.relativeDate(digest.day), time: context.timeOfDay(digest.start, at: digest.offset)))
    }

    /// - Parameters:
    ///   - digest: analysis of the activity.
    ///   - list: filters of the list that contains the card.
    ///   - context: display context: language, units and current time.
    public init(_ digest: ActivityDigest, in list: ActivitiesQuery = ActivitiesQuery(), _ context: DisplayContext) {
        self.init(digest, in: list, effort: nil, context)
    }

    /// - Parameter scale: scale of the bars of the list; nil without bars.
    init(_ digest: ActivityDigest, in list: ActivitiesQuery, effort scale: EffortScale?, _ context: DisplayContext) {
        route = .activity(digest.id, in: list)
        family = SportFamily(digest.sport)
        symbol = context.symbol(of: digest)
        sport = context.kind(of: digest)
        title = digest.title.flatMap { $0.isEmpty ? nil : $0 } ?? sport
        when = ActivityCard.when(digest, context)
        isRace = digest.isRace
        leftOut = digest.isLeftOut ? context.say(.leftOutBadge) : nil
        figures = []
        if let distance = digest.distance, distance.metres > 0 {
            figures.append(.init(.distance, context.say(.distance), context.distance(distance)))
        }
        figures.append(.init(.time, context.say(.time), Figure(DurationText.clock(digest.moving))))
        if let speed = digest.meanSpeed {
            if digest.sport.isOnFoot {
                figures.append(.init(.speed, context.say(.pace), context.pace(speed)))
            } else if digest.sport.isCycling {
                figures.append(.init(.speed, context.say(.speed), context.speed(speed)))
            }
        }
        if let rate = digest.meanHeartRate, rate.beatsPerMinute > 0 {
            figures.append(.init(.heart, context.say(.heartRate), context.heartRate(rate)))
        }
        if let scale, !digest.isLeftOut, let load = digest.load?.value {
            figures.append(.init(.load, context.say(.load), Figure(context.number(load))))
            effort = scale.percent(load)
        }
    }
}

extension ActivityDigest {
    /// Distance over moving time; nil when either is missing.
    var meanSpeed: Speed? {
        guard let distance, distance.metres > 0, moving > 0 else { return nil }
        return Speed(metresPerSecond: distance.metres / moving)
    }
}

extension Sport {
    var isOnFoot: Bool { isRunning || self == .walking || self == .hiking }
}

extension Symbol {
    init(_ sport: Sport) {
        switch sport {
        case .running, .trailRunning, .trackRunning, .treadmillRunning: self = .run
        case .walking, .snowshoeing: self = .walk
        case .hiking, .climbing, .stairClimbing, .crossCountrySkiing, .alpineSkiing, .snowboarding: self = .mountain
        case .cycling, .mountainBiking, .gravelCycling, .indoorCycling: self = .ride
        case .swimming, .poolSwimming, .openWaterSwimming, .rowing, .indoorRowing, .kayaking, .paddling, .sailing, .surfing:
            self = .swim
        case .strength, .pilates, .elliptical, .intervals: self = .strength
        case .sauna, .hotYoga: self = .sauna
        case .yoga, .stretching, .skating, .racketSports, .teamSports, .martialArts, .dance, .golf, .multisport, .transition,
            .other:
            self = .sport
        }
    }
}
