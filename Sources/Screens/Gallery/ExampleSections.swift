public import Analysis
import Localizations
import Measures
import Training

extension Example {
    /// Long name for layout tests.
    public static let longName = "Löwenherzgeburtstagsgedächtnislauf, rund um den See"

    /// Track of `recording`.
    public static let track: RouteTrack? = recording.channel(.latitude).flatMap { latitude in
        recording.channel(.longitude).flatMap {
            RouteTrack(sport: recording.sport, day: today, latitudes: latitude.values, longitudes: $0.values)
        }
    }

    /// Sections of every form: rows with one receipt for all, rows without a figure, a lead with a table, and a row with its own receipt.
    public static func sections(_ reader: Reader) -> [RunningScreen.Section] {
        typealias Row = RunningScreen.Row
        typealias Section = RunningScreen.Section
        func receipt(_ id: String, _ card: ModelCard) -> Explanation {
            ExplainText.explanation(ofRowsBy: card, id: id, title: reader.say(.records), reader: reader)
        }
        var record = Row(RunningScreen.name(ofDistance: 5000, reader), "20:34", reader.shortDate(today - 400))
        record.route = .activity("a/b")
        var zones = Row(reader.say(.pace), reader.say(.zonesBase) + " 5:00 /km", "1: 6:27 · 2: 5:42–6:27 · 3: 5:42 /km")
        zones.zones = zip(["6:27", "5:42–6:27", "5:42"], 1...).map { range, zone in
            ZoneRow(
                zone: zone, label: reader.say(.zone(zone: "\(zone)")), range: "", time: range, share: "/km",
                start: Double(zone - 1) / 3, fraction: 1.0 / 3)
        }
        zones.explanation = receipt("why-zones-pace", PaceZones.card)
        var outlook = Section(
            "outlook", reader.say(.outlook), lead: reader.say(.returning(count: 12)), [],
            receipt("why-outlook", LoadForecast.card))
        outlook.table = DataTable(
            caption: reader.say(.outlook), headers: [reader.say(.outlookCourse), reader.say(.outlookLoad)],
            rows: [[reader.say(.ifResting), "0"], [reader.say(.onPlan), "312"]])
        var speed = Row(reader.say(.criticalSpeed), reader.pace(Speed(metresPerSecond: 4)).text, longName)
        speed.explanation = receipt("why-critical_speed", CriticalSpeed.card)
        return [
            Section(
                "records", reader.say(.records), [record, Row(longName, "1:20:34")], receipt("why-records", FastestStretch.card)),
            Section("zones-by-kind", reader.say(.zonesTitle), [zones]), outlook,
            Section("speed", reader.say(.speed), [speed]),
        ]
    }
}
