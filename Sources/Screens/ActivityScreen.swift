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
    public var splits: SplitTable?
    public var splitsWhy: Explanation?
    public var laps: SplitTable?
    /// Nil without climbs.
    public var climbs: SplitTable?
    public var climbsWhy: Explanation?
    public var effortsTitle: String
    public var efforts: [MetricTile]
    public var effortsWhy: Explanation
    /// Comparison with earlier heated classes; nil for other activities.
    public var heated: RunningScreen.Section?
    /// Experimental thresholds from beat intervals; nil without beat intervals.
    public var fractalThreshold: RunningScreen.Section?
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
    public var news: String?
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
    /// Remarks on the place that the figures do not include.
    public var circumstances: [String]

    /// - Parameters:
    ///   - digest: analysis of the activity; without it, only recorded values are shown.
    ///   - athlete: source of heart-rate zones; missing values come from `profile`.
    ///   - shares: contribution of each recording, if there are several.
    ///   - remarks: edits; `recording` and `digest` already include them.
    ///   - view: options of the view.
    ///   - list: filters of the list that the user came from.
    ///   - heated: the activity among similar heated classes; nil for other activities.
    ///   - heat: cost of heat; nil when unknown.
    ///   - mapSource: source of map tiles; nil for none.
    public init(
        recording: Recording, id: String, digest: ActivityDigest?, athlete: Athlete, shares: [SourceShare] = [],
        profile: AthleteProfile? = nil, remarks: Remarks = Remarks(), neighbours: Neighbours = Neighbours(),
        view: ActivityView = ActivityView(), list: ActivitiesQuery = ActivitiesQuery(),
        mapSource: MapSource? = nil, heat: HeatCost? = nil, heated: HeatedSession? = nil, reader: Reader
    ) {
        let offset = digest?.offset ?? recording.offset ?? athlete.homeOffset
        let day = digest?.day ?? Day(of: recording.start, at: offset) ?? reader.today
        let sport = reader.say(.sport(recording.sport))
        title = (digest?.title ?? recording.title).flatMap { $0.isEmpty ? nil : $0 } ?? sport
        when = reader.say(.dateAndTime(date: reader.longDate(day), time: reader.timeOfDay(recording.start, at: offset)))
        symbol = Symbol(recording.sport)
        badges = title == sport ? [] : [Badge(sport, .highlight)]
        if recording.isIndoor == true { badges.append(Badge(reader.say(.indoor), .neutral)) }
        if digest?.isRace == true { badges.append(Badge(reader.say(.raceBadge), .extreme)) }
        if remarks.edit.isLeftOut || digest?.isLeftOut == true { badges.append(Badge(reader.say(.leftOutBadge), .caution)) }
        back = .activities(list == ActivitiesQuery() ? ActivitiesQuery(month: Month(of: day)) : list)
        backLabel = reader.say(.activities)
        summaryTitle = reader.say(.summary)
        chartsTitle = reader.say(.charts)

        // The repaired view is drawn unless the user asks for the other. The recording itself is unchanged.
        let drawn = repaired(view.isAsRecorded ? recording.asRecorded : recording)
        let series = ActivitySeries(drawn.recording, count: ActivityScreen.columnCount(drawn.recording))
        tiles = ActivityScreen.tiles(recording, digest, day: day, profile: profile, heat: heat, reader)
        map = ActivityScreen.map(
            drawn.recording, of: .activity(id, in: list), in: view,
            distance: digest?.distance ?? recording.distance, series, ground: mapSource, reader)
        let known = profile ?? AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: reader.today)
        let scheme = known.heartRateZones
        charts = ActivityScreen.charts(
            drawn.recording, columns: view.isAsRecorded ? .recordedColumns(id) : .columns(id), series,
            zoneBounds: scheme?.colourBounds,
            reader)
        zonesTitle = reader.say(.zones)
        zones = ActivityScreen.zones(drawn.recording, scheme, reader)
        zonesMissing = zones.isEmpty && recording.channel(.heartRate) != nil ? reader.say(.zonesNeed) : nil
        splits = ActivityScreen.splits(drawn.recording, series, reader)
        laps = ActivityScreen.laps(recording, reader)
        climbs = ActivityScreen.climbs(drawn.recording, digest, reader)
        effortsTitle = reader.say(.bestEfforts)
        efforts = (digest?.bestEfforts ?? []).map { ActivityScreen.effort($0, reader) }
        self.heated = heated.map { RunningScreen.against($0, reader) }
        fractalThreshold = FractalThreshold(of: recording, asOf: day).map { ActivityScreen.fractalThreshold($0, reader) }
        formTitle = reader.say(.runningForm)
        form = ActivityScreen.form(drawn.recording, series, reader)
        formNote = reader.say(.formNote)
        effortsWhy = ExplainText.explanation(
            of: FastestStretch.card, id: "why-efforts", title: effortsTitle, reader: reader)
        formWhy = ExplainText.explanation(of: StrideShape.card, id: "why-form", title: formTitle, reader: reader)
        sourceTitle = reader.say(.sourceTitle)
        sources = ActivityScreen.sources(recording, shares, reader)
        measured = Measured(
            text: reader.say(.measuredBy),
            explanation: ExplainText.explanation(
                id: "why-summary", title: summaryTitle, rows: Array(sources.prefix(4)) + ActivityScreen.quotients(reader),
                reader: reader))
        repairsTitle = reader.say(.repairsTitle)
        repairs = ActivityScreen.repairs(drawn, offset: offset, reader)
        recordedView = ActivityScreen.recordedView(
            of: .activity(id, in: list), in: view, repairs: drawn.repairs, reader)
        path = view.path(of: .activity(id, in: list))
        partPath = view.path(of: .activity(id, in: list), news: remarks.news)
        editLabel = reader.say(.edit)
        editRoute = .editing(id, in: list)
        news = remarks.news.map { reader.say(ActivityScreen.phrase($0)) }
        undoPath = (remarks.news?.wayBack ?? .undo).path(of: id, in: list)
        switch remarks.news {
        case .saved: undo = remarks.count > 0 ? reader.say(.undo) : nil
        case .entered: undo = reader.say(.undo)
        // Undoing this reverts more than the last step, and the label states so.
        case .cut, .apart, .together: undo = reader.say(.rejoinButton)
        case .rejoined, .enteredBefore: undo = nil
        case .undone, nil: undo = remarks.count > 0 ? reader.say(.undoLast) : nil
        }
        noteTitle = reader.say(.noteLabel)
        note = remarks.edit.note.isEmpty ? nil : remarks.edit.note
        fileNote = recording.notes.flatMap { $0.isEmpty ? nil : $0 }
        fileNoteLabel = reader.say(.fileNote)
        leftOut =
            remarks.edit.isLeftOut ? reader.say(.leftOutNote) : digest?.isLeftOut == true ? reader.say(.clockNeverSetNote) : nil
        changesTitle = reader.say(.changedByYou)
        changes = ActivityScreen.changes(remarks, reader)
        neighboursLabel = reader.say(.neighbours)
        older = neighbours.older.map { ActivityScreen.neighbour($0, in: list, .olderActivity, reader) }
        newer = neighbours.newer.map { ActivityScreen.neighbour($0, in: list, .newerActivity, reader) }
        circumstances = ActivityScreen.circumstances(digest, reader)
        if let doubt = ActivityScreen.distanceDoubt(recording, series, reader) { circumstances.append(doubt) }
        share = ShareOffer(reader)
        share.text = ActivityScreen.shareText(self)
        share.picture = ShareOffer.Picture(
            title: title, subtitle: when, figures: tiles.prefix(6).map { (label: $0.label, value: $0.figure.text) },
            file: "hearth-" + day.iso, reader)
        explainParts(points: recording.points, reader)
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

    static func effort(_ effort: BestEffort, _ reader: Reader) -> MetricTile {
        let pace = reader.pace(Speed(metresPerSecond: effort.seconds > 0 ? effort.distance / effort.seconds : 0))
        return MetricTile(
            label: reader.say(.effortOver(distance: name(of: effort.distance, reader))),
            figure: Figure(DurationText.clock(effort.seconds)), tone: .highlight,
            badge: effort.isRace ? Badge(reader.say(.raceBadge), .extreme) : nil, note: pace.text)
    }

    /// Name of a standard distance, which is the same in all units.
    private static func name(of metres: Double, _ reader: Reader) -> String {
        if abs(metres - Distance.metresPerMile) < 1 { return reader.say(.mile) }
        if abs(metres - Distance.halfMarathon.metres) < 1 { return reader.say(.halfMarathon) }
        if abs(metres - Distance.marathon.metres) < 1 { return reader.say(.marathon) }
        if metres < 1000 { return reader.number(metres) + " m" }
        let kilometres = metres / 1000
        return reader.number(kilometres, decimals: kilometres == kilometres.rounded(.down) ? 0 : 2) + " km"
    }
}
