public import Analysis
import Localizations
import Measures
public import Training

/// One activity with everything that its device recorded.
public struct ActivityScreen: Equatable, Sendable {
    public var title: String
    public var when: String
    public var symbol: Symbol
    public var badges: [Badge]
    public var back: Route
    public var backLabel: String
    public var summaryTitle: String
    public var tiles: [MetricTile]
    /// Receipt of all measured values in the tiles.
    public var measured: Measured
    public var map: RouteMap?
    public var chartsTitle: String
    public var charts: ChartStack?
    public var chartsWhy: Explanation?
    public var zonesTitle: String
    public var zones: [ZoneRow]
    public var zonesWhy: Explanation?
    /// Reason for missing zones when there is heart rate.
    public var zonesMissing: String?
    /// Repetitions of an interval session; nil without them, and for races.
    public var intervals: IntervalSection?
    public var splits: SplitTable?
    public var splitsWhy: Explanation?
    public var laps: SplitTable?
    /// What opens the laps where the repetitions say most of it; nil where they are open.
    public var lapsFold: String?
    /// Nil without climbs.
    public var climbs: SplitTable?
    public var climbsWhy: Explanation?
    public var effortsTitle: String
    public var efforts: [MetricTile]
    public var effortsWhy: Explanation
    /// Comparison with earlier heated classes; nil for other activities.
    public var heated: HeatedClassCard?
    /// Experimental thresholds from beat intervals; nil without beat intervals.
    public var fractalThreshold: RunningSections.Section?
    public var formTitle: String
    /// Empty when nothing of it was recorded.
    public var form: [MetricTile]
    public var formNote: String
    public var formWhy: Explanation
    public var sourceTitle: String
    public var sources: [Explanation.Row]
    public var repairsTitle: String
    /// Values that curves and figures omit, smooth or bridge, each with the rule; empty without repairs.
    public var repairs: [Explanation.Row]
    /// Link to the unrepaired view, or back; nil when both look the same.
    public var recordedView: RecordedView?
    /// Address of the page with the chosen view, and of its live region with the message.
    public var path: String
    public var partPath: String
    public var editLabel: String
    public var editRoute: Route
    /// Message about the last change.
    public var actionResult: String?
    /// Label of the undo button; nil when nothing can be undone.
    public var undo: String?
    /// Target of the undo form.
    public var undoPath: String
    public var noteTitle: String
    public var note: String?
    /// Note in the file, shown unchanged.
    public var fileNote: String?
    public var fileNoteLabel: String
    /// Statement that the activity is excluded from all figures.
    public var leftOut: String?
    public var changesTitle: String
    public var changes: [Explanation.Row]
    public var neighboursLabel: String
    public var older: Neighbour?
    public var newer: Neighbour?
    public var share: ShareOffer
    /// Link to the page that shares the activity, and its links.
    public var shareByLink: EmptyState.Link
    public var links: SharedLinkList?
    /// Remarks on the place that the figures do not include.
    public var circumstances: [String]

    /// - Parameters:
    ///   - recording: recording of the activity.
    ///   - id: id of the activity.
    ///   - digest: analysis of the activity; without it, only recorded values are shown.
    ///   - athlete: source of heart-rate zones; missing values come from `profile`.
    ///   - shares: contribution of each recording, if there are several.
    ///   - profile: resolved profile of the day; nil if unknown.
    ///   - remarks: edits; `recording` and `digest` already include them.
    ///   - neighbours: the previous and the next activity.
    ///   - view: options of the view.
    ///   - list: filters of the list that the user came from.
    ///   - maps: map below the route, and what there is to choose from.
    ///   - heat: cost of heat; nil when unknown.
    ///   - className: name of its class type; nil without one.
    ///   - heated: the activity among similar heated classes; nil for other activities.
    ///   - heatedSignal: signal of acclimation in such rooms, if this is their newest class.
    ///   - endpoint: endpoint that writes summaries of heated classes; nil without one.
    ///   - links: links that show the activity.
    ///   - written: summary that the endpoint was asked for.
    ///   - hidden: stretches whose positions are hidden from the reader, in seconds.
    ///   - context: display context: language, units and current time.
    public init(
        recording: Recording, id: String, digest: ActivityDigest?, athlete: Athlete, shares: [SourceShare] = [],
        profile: AthleteProfile? = nil, remarks: Remarks = Remarks(), neighbours: Neighbours = Neighbours(),
        view: ActivityView = ActivityView(), list: ActivitiesQuery = ActivitiesQuery(),
        maps: MapSelection = MapSelection(), heat: HeatCost? = nil, heated: HeatedSession? = nil,
        heatedSignal: HeatedTrend.Verdict? = nil,
        endpoint: SummaryEndpoint? = nil, written: WrittenSummary? = nil, className: String? = nil,
        links: SharedLinkList? = nil, hidden: [ClosedRange<Double>] = [], context: DisplayContext
    ) {
        let offset = digest?.offset ?? recording.offset ?? athlete.homeOffset
        let day = digest?.day ?? Day(of: recording.start, at: offset) ?? context.today
        let sport = context.say(.sport(recording.sport))
        title = (digest?.title ?? recording.title).flatMap { $0.isEmpty ? nil : $0 } ?? className ?? sport
        when = context.say(.dateAndTime(date: context.longDate(day), time: context.timeOfDay(recording.start, at: offset)))
        symbol = digest.map { context.symbol(of: $0) } ?? Symbol(recording.sport)
        badges = title == sport ? [] : [Badge(sport, .highlight)]
        if let className, className != title, className != sport { badges.append(Badge(className, .info)) }
        if recording.isIndoor == true { badges.append(Badge(context.say(.indoor), .neutral)) }
        if digest?.isRace == true { badges.append(Badge(context.say(.raceBadge), .extreme)) }
        if remarks.edit.isLeftOut || digest?.isLeftOut == true { badges.append(Badge(context.say(.leftOutBadge), .caution)) }
        back = .activities(list == ActivitiesQuery() ? ActivitiesQuery(month: Month(of: day)) : list)
        backLabel = context.say(.activities)
        summaryTitle = context.say(.summary)
        chartsTitle = context.say(.charts)

        // The repaired view is drawn unless the user asks for the other. The recording itself is unchanged.
        let drawn = repaired(view.isAsRecorded ? recording.asRecorded : recording)
        let series = ActivitySeries(drawn.recording, count: ActivityScreen.columnCount(drawn.recording))
        tiles = ActivityScreen.tiles(recording, digest, day: day, profile: profile, heat: heat, context)
        map = ActivityScreen.map(
            drawn.recording, of: .activity(id, in: list), in: view,
            distance: digest?.distance ?? recording.distance, series, maps: maps,
            breaks: PositionHiding.breaks(hidden, at: drawn.recording.channel(.latitude)?.seconds ?? []), context)
        let known = profile ?? AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: context.today)
        let scheme = known.heartRateZones
        charts = ActivityScreen.charts(
            drawn.recording, columns: view.isAsRecorded ? .recordedColumns(id) : .columns(id), series,
            zoneBounds: scheme?.colourBounds,
            context)
        zonesTitle = context.say(.zones)
        zones = ActivityScreen.zones(drawn.recording, scheme, context)
        zonesMissing = zones.isEmpty && recording.channel(.heartRate) != nil ? context.say(.zonesNeed) : nil
        splits = ActivityScreen.splits(drawn.recording, context)
        let found = digest?.isRace == true ? nil : workIntervals(of: drawn.recording).value
        intervals = found.flatMap { ActivityScreen.intervals($0, isOnFoot: recording.sport.isOnFoot, context) }
        laps = ActivityScreen.laps(recording, context)
        if intervals != nil, let found, ActivityScreen.areRepetitions(recording.laps, found) {
            lapsFold = context.say(.lapsAll)
        }
        climbs = ActivityScreen.climbs(drawn.recording, digest, context)
        effortsTitle = context.say(.bestEfforts)
        efforts = (digest?.bestEfforts ?? []).map { ActivityScreen.effort($0, context) }
        self.heated = digest.flatMap { HeatedClassCard($0, heated, signal: heatedSignal, on: .ownPage, context) }
        if self.heated?.summary != nil, let endpoint {
            self.heated?.ask = .init(
                label: context.say(.summaryAsk(host: endpoint.host)), path: EditStep.summary.path(of: id, in: list))
            if let written {
                self.heated?.summary = written.text
                self.heated?.writer = written.note(endpoint, context)
            }
        }
        if let text = self.heated?.summary, KeptSummary.note(remarks.edit.note, adding: text) != nil {
            self.heated?.keep = .init(
                label: context.say(.heatedKeep), path: EditStep.keep.path(of: id, in: list), text: text)
        }
        fractalThreshold = FractalThreshold(of: recording, asOf: day).map { ActivityScreen.fractalThreshold($0, context) }
        formTitle = context.say(.runningForm)
        form = ActivityScreen.form(drawn.recording, series, context)
        formNote = context.say(.formNote)
        effortsWhy = ExplainText.explanation(
            of: FastestStretch.card, id: "why-efforts", title: effortsTitle, context: context)
        formWhy = ExplainText.explanation(of: StrideShape.card, id: "why-form", title: formTitle, context: context)
        sourceTitle = context.say(.sourceTitle)
        sources = ActivityScreen.sources(recording, shares, context)
        measured = Measured(
            text: context.say(.measuredBy),
            explanation: ExplainText.explanation(
                id: "why-summary", title: summaryTitle, rows: Array(sources.prefix(4)) + ActivityScreen.quotients(context),
                context: context))
        repairsTitle = context.say(.repairsTitle)
        repairs = ActivityScreen.repairs(drawn, offset: offset, context)
        recordedView = ActivityScreen.recordedView(
            of: .activity(id, in: list), in: view, repairs: drawn.repairs, context)
        path = view.path(of: .activity(id, in: list))
        partPath = view.path(of: .activity(id, in: list), actionResult: remarks.actionResult)
        editLabel = context.say(.edit)
        editRoute = .editing(id, in: list)
        actionResult = remarks.actionResult.map { context.say(ActivityScreen.phrase($0)) }
        undoPath = (remarks.actionResult?.wayBack ?? .undo).path(of: id, in: list)
        switch remarks.actionResult {
        case .saved: undo = remarks.count > 0 ? context.say(.undo) : nil
        case .entered: undo = context.say(.undo)
        // Undoing this reverts more than the last step, and the label states so.
        case .cut, .apart, .together: undo = context.say(.rejoinButton)
        case .rejoined, .enteredBefore: undo = nil
        case .undone, nil: undo = remarks.count > 0 ? context.say(.undoLast) : nil
        }
        noteTitle = context.say(.noteLabel)
        note = remarks.edit.note.isEmpty ? nil : remarks.edit.note
        fileNote = recording.notes.flatMap { $0.isEmpty ? nil : $0 }
        fileNoteLabel = context.say(.fileNote)
        leftOut =
            remarks.edit.isLeftOut ? context.say(.leftOutNote) : digest?.isLeftOut == true ? context.say(.clockNeverSetNote) : nil
        changesTitle = context.say(.changedByYou)
        changes = ActivityScreen.changes(remarks, className: className, context)
        neighboursLabel = context.say(.neighbours)
        older = neighbours.older.map { ActivityScreen.neighbour($0, in: list, .olderActivity, context) }
        newer = neighbours.newer.map { ActivityScreen.neighbour($0, in: list, .newerActivity, context) }
        circumstances = ActivityScreen.circumstances(digest, context)
        if let doubt = ActivityScreen.distanceDoubt(recording, series, context) { circumstances.append(doubt) }
        shareByLink = .init(label: context.say(.shareByLink), route: .sharingActivity(id))
        self.links = links
        share = ShareOffer(context)
        share.text = ActivityScreen.shareText(self)
        share.picture = ShareOffer.Picture(
            title: title, subtitle: when, figures: tiles.prefix(6).map { (label: $0.label, value: $0.figure.text) },
            file: "hearth-" + day.iso, context)
        explainParts(points: recording.points, context)
        map?.figures = tiles.filter { [.distance, .movingTime, .pace, .speed].map(context.say).contains($0.label) }
    }

    /// The tiles that are not over the route already.
    public var otherTiles: [MetricTile] {
        guard let shown = map?.figures else { return tiles }
        return tiles.filter { !shown.contains($0) }
    }

    /// Returns the title of an activity: its own, or the name of the sport.
    public static func title(_ title: String?, _ sport: Sport, _ context: DisplayContext) -> String {
        title.flatMap { $0.isEmpty ? nil : $0 } ?? context.say(.sport(sport))
    }

    /// Number of columns: fewer when many curves share the page, because the page size is limited.
    private static func columnCount(_ recording: Recording) -> Int {
        let drawn: [ChannelKind] = [
            .heartRate, .speed, .altitude, .cadence, .power, .stepLength, .verticalOscillation, .groundContactTime,
        ]
        var curves = 1
        for kind in drawn where recording.channel(kind) != nil { curves += 1 }
        return max(72, min(240, 620 / curves))
    }

    static func effort(_ effort: BestEffort, _ context: DisplayContext) -> MetricTile {
        let pace = context.pace(Speed(metresPerSecond: effort.seconds > 0 ? effort.distance / effort.seconds : 0))
        return MetricTile(
            label: context.say(.effortOver(distance: name(of: effort.distance, context))),
            figure: Figure(DurationText.clock(effort.seconds)), tone: .highlight,
            badge: effort.isRace ? Badge(context.say(.raceBadge), .extreme) : nil, note: pace.text)
    }

    /// Name of a standard distance, which is the same in all units.
    private static func name(of metres: Double, _ context: DisplayContext) -> String {
        if abs(metres - Distance.metresPerMile) < 1 { return context.say(.mile) }
        if abs(metres - Distance.halfMarathon.metres) < 1 { return context.say(.halfMarathon) }
        if abs(metres - Distance.marathon.metres) < 1 { return context.say(.marathon) }
        if metres < 1000 { return context.number(metres) + " m" }
        let kilometres = metres / 1000
        return context.number(kilometres, decimals: kilometres == kilometres.rounded(.down) ? 0 : 2) + " km"
    }
}
