public import Analysis
import Measures

/// What a serious runner asks for beside the day: where load goes, records, how runs end, zones, and how far to trust all of it.
public struct RunningScreen: Equatable, Sendable {
    public var sections: [Section]

    public struct Section: Equatable, Sendable {
        public var title: String
        public var rows: [Row]
    }

    /// A label, a figure, and a few words about it.
    public struct Row: Equatable, Sendable {
        public var label: String
        public var figure: String
        public var note: String?

        init(_ label: String, _ figure: String, _ note: String? = nil) {
            self.label = label
            self.figure = figure
            self.note = note
        }
    }

    /// Sections without anything to say are left out.
    public init(insights: Insights, reader: Reader) {
        let running = insights.running
        sections = [
            Section(title: reader.say(.outlook), rows: RunningScreen.outlook(insights.load, reader)),
            Section(title: reader.say(.records), rows: running.records.map { RunningScreen.record($0, reader) }),
            Section(title: reader.say(.runningFigures), rows: RunningScreen.figures(running, reader)),
            Section(title: reader.say(.strideTitle), rows: running.stride.map { RunningScreen.stride($0, reader) }),
            Section(title: reader.say(.zonesTitle), rows: running.zones.map { RunningScreen.zones($0, reader) }),
            Section(title: reader.say(.tested), rows: RunningScreen.tested(insights, reader)),
        ].filter { !$0.rows.isEmpty }
    }

    // MARK: Forecast

    private static func outlook(_ load: LoadInsight, _ reader: Reader) -> [Row] {
        var rows: [Row] = []
        if let returning = load.returning { rows.append(Row(reader.count(.returning, returning.days), "", nil)) }
        guard let outlook = load.outlook else { return rows }
        for course in LoadForecast.Course.allCases {
            guard let forecast = outlook.forecast(course) else { continue }
            for ahead in [7, 28] {
                guard let point = forecast[ahead] else { continue }
                let words = reader.say(
                    .outlookRow, Numeral.text(point.acute), point.ratio.map { Numeral.text($0, decimals: 2) } ?? "–",
                    Numeral.signed(point.form))
                rows.append(Row(reader.say(course.phrase), reader.count(.inDays, ahead), words))
            }
        }
        return rows
    }

    // MARK: Records

    private static func record(_ record: PersonalRecord, _ reader: Reader) -> Row {
        let recent = record.recent.map { reader.say(.withinAYear, DurationText.clock($0.seconds)) }
        let notes = [reader.shortDate(record.day), recent].compactMap { $0 }
        return Row(
            name(ofDistance: record.distance, reader), DurationText.clock(record.time.value), notes.joined(separator: " · "))
    }

    private static func name(ofDistance metres: Double, _ reader: Reader) -> String {
        for race in RaceDistance.allCases where abs(race.distance.metres - metres) < 1 { return reader.say(race.phrase) }
        if abs(metres - Distance.metresPerMile) < 1 { return "1 mi" }
        return metres < 1000 ? Numeral.text(metres) + " m" : Numeral.text(metres / 1000) + " km"
    }

    // MARK: Stride and zones

    private static func stride(_ answer: StrideAnswer, _ reader: Reader) -> Row {
        let reading = answer.reading
        return Row(
            reader.say(reading.metric.phrase), reading.metric.text(reading.value),
            reader.say(.strideNote, reading.metric.text(reading.expected), Numeral.signed(reading.score, decimals: 1)))
    }

    private static func zones(_ table: ZoneTable, _ reader: Reader) -> Row {
        var parts: [String] = []
        for zone in table.zones {
            guard let from = zone.from else { continue }
            switch table.kind {
            case .heartRate: parts.append(zone.name + ": " + Numeral.text(from))
            case .pace: parts.append(zone.name + ": " + reader.pace(secondsPerKilometre: from).number)
            case .power: parts.append(zone.name + ": " + Numeral.text(from))
            }
        }
        let name =
            switch table.kind {
            case .heartRate: reader.say(.zonesHeartRate)
            case .pace: reader.say(.zonesPace)
            case .power: reader.say(.zonesPower)
            }
        return Row(name, "", parts.joined(separator: "  "))
    }
}

extension StrideMetric {
    /// In the unit that runners use.
    func text(_ value: Double) -> String {
        switch self {
        case .cadence: Numeral.text(value) + " spm"
        case .stepLength: Numeral.text(value, decimals: 2) + " m"
        case .contactTime: Numeral.text(value * 1000) + " ms"
        case .oscillation: Numeral.text(value * 100, decimals: 1) + " cm"
        case .verticalRatio: Numeral.text(value, decimals: 1) + " %"
        }
    }

    var phrase: Phrase {
        switch self {
        case .cadence: .strideCadence
        case .stepLength: .strideStep
        case .contactTime: .strideContact
        case .oscillation: .strideOscillation
        case .verticalRatio: .strideRatio
        }
    }
}

extension LoadForecast.Course {
    var phrase: Phrase {
        switch self {
        case .rest: .ifResting
        case .plan: .onPlan
        }
    }
}
