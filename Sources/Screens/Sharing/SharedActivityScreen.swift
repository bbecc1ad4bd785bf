public import Analysis
import Localizations
public import Measures
public import Training

/// Read-only page of a link: one activity without what its athlete keeps private. It needs no account and leads nowhere else.
public struct SharedActivityScreen: Equatable, Sendable {
    public var title: String
    public var when: String
    public var badges: [Badge]
    /// Statement that parts are hidden; nil when the whole activity is visible.
    public var hidden: String?
    public var summaryTitle: String
    public var tiles: [MetricTile]
    public var map: RouteMap?
    public var chartsTitle: String
    public var charts: ChartStack?
    public var splits: SplitTable?
    public var noteTitle: String
    public var note: String?
    /// Link to the GPX file; nil when it is not shared.
    public var file: File?
    public var foot: String

    public struct File: Equatable, Sendable {
        public var label: String
        public var path: String
    }

    /// - Parameters:
    ///   - shared: the visible parts of the recording.
    ///   - digest: analysis of the visible parts; nil when nothing is visible.
    ///   - title: title of the activity; nil without one.
    ///   - day: day of the activity.
    ///   - note: the athlete's note, if it is shared.
    ///   - content: what the link shows.
    ///   - secret: secret of the address.
    ///   - colour: value that colours the route.
    ///   - context: display context: language, units and current time.
    public init(
        _ shared: SharedRecording, digest: ActivityDigest?, title: String?, day: Day, note: String?,
        content: ActivityShare.Content, secret: String, colour: RouteColour, context: DisplayContext
    ) {
        let recording = shared.recording
        let sport = context.say(.sport(recording.sport))
        self.title = title ?? sport
        when = context.longDate(day)
        badges = self.title == sport ? [] : [Badge(sport, .highlight)]
        if recording.isIndoor == true { badges.append(Badge(context.say(.indoor), .neutral)) }
        if shared.isCut { hidden = context.say(digest == nil ? .sharedAllHidden : .sharedHidden) }
        summaryTitle = context.say(.summary)
        tiles = digest.map { SharedActivityScreen.tiles(recording, $0, content, context) } ?? []
        chartsTitle = context.say(.charts)
        noteTitle = context.say(.noteLabel)
        self.note = note
        foot = context.say(.sharedFoot)
        guard digest != nil else { return }
        let page = Route.shared(secret)
        let series = ActivitySeries(recording, count: SharedActivityScreen.columnCount)
        map = ActivityScreen.map(
            recording, of: page, in: ActivityView(colour: colour), distance: digest?.distance, series, maps: MapSelection(),
            breaks: shared.breaks, context)
        charts = ActivityScreen.charts(recording, columns: page, series, zoneBounds: nil, context)
        splits = ActivityScreen.splits(recording, context)
        if content.file, recording.channel(.latitude) != nil {
            file = File(label: context.say(.sharedFile), path: Route.sharedFile(secret))
        }
    }

    /// Columns of a chart, and positions of the map.
    private static let columnCount = 160

    private static func tiles(
        _ recording: Recording, _ digest: ActivityDigest, _ content: ActivityShare.Content, _ context: DisplayContext
    ) -> [MetricTile] {
        var tiles: [MetricTile] = []
        func add(_ label: Phrase, _ figure: Figure, _ symbol: Symbol, _ tone: Tone) {
            tiles.append(MetricTile(label: context.say(label), figure: figure, symbol: symbol, tone: tone))
        }
        let distance = digest.distance.flatMap { $0.metres > 0 ? $0 : nil }
        if let distance { add(.distance, context.exactDistance(distance), .distance, .info) }
        let moving = digest.moving
        if moving > 0 {
            add(.movingTime, Figure(DurationText.clock(moving)), .clock, .info)
            if let distance {
                let speed = Speed(metresPerSecond: distance.metres / moving)
                if recording.sport.isOnFoot {
                    add(.pace, context.pace(speed), .speed, .info)
                } else {
                    add(.speed, context.speed(speed), .speed, .info)
                }
            }
        }
        if let ascent = digest.ascent { add(.ascent, context.height(ascent.metres), .mountain, .good) }
        if content.heartRate {
            if let rate = digest.meanHeartRate, rate.beatsPerMinute > 0 {
                add(.heartRate, context.heartRate(rate), .heart, .highlight)
            }
            if let rate = digest.maximumHeartRate, rate.beatsPerMinute > 0 {
                add(.maximumHeartRate, context.heartRate(rate), .heart, .highlight)
            }
        }
        return tiles
    }
}

/// Page for a link that shows nothing: it is unknown, it ended or it was revoked, and the page does not tell which.
public struct LinkGoneScreen: Equatable, Sendable {
    public var title: String
    public var text: String
    public var foot: String

    public init(context: DisplayContext) {
        title = context.say(.sharedGoneTitle)
        text = context.say(.sharedGone)
        foot = context.say(.sharedFoot)
    }
}
