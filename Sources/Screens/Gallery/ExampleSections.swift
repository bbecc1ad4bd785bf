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
    public static func sections(_ context: DisplayContext) -> [RunningSections.Section] {
        typealias Row = RunningSections.Row
        typealias Section = RunningSections.Section
        func receipt(_ id: String, _ card: ModelCard) -> Explanation {
            ExplainText.explanation(of: card, id: id, title: context.say(.records), context: context)
        }
        var record = Row(RunningSections.name(ofDistance: 5000, context), "20:34", context.shortDate(today - 400))
        record.route = .activity("a/b")
        var zones = Row(context.say(.pace), context.say(.zonesBase) + " 5:00 /km", "1: 6:27 · 2: 5:42–6:27 · 3: 5:42 /km")
        zones.zones = zip(["6:27", "5:42–6:27", "5:42"], 1...).map { range, zone in
            ZoneRow(
                zone: zone, label: context.say(.zone(zone: "\(zone)")), range: "", time: range, share: "/km",
                start: Double(zone - 1) / 3, fraction: 1.0 / 3)
        }
        zones.explanation = receipt("why-zones-pace", PaceZones.card)
        var outlook = Section(
            "outlook", context.say(.outlook), lead: context.say(.returning(count: 12)), [],
            receipt("why-outlook", LoadForecast.card))
        outlook.table = DataTable(
            caption: context.say(.outlook), headers: [context.say(.outlookCourse), context.say(.outlookLoad)],
            rows: [[context.say(.ifResting), "0"], [context.say(.onPlan), "312"]])
        var speed = Row(context.say(.criticalSpeed), context.pace(Speed(metresPerSecond: 4)).text, longName)
        speed.explanation = receipt("why-critical_speed", CriticalSpeed.card)
        return [
            Section(
                "records", context.say(.records), [record, Row(longName, "1:20:34")], receipt("why-records", FastestStretch.card)),
            Section("zones-by-kind", context.say(.zonesTitle), [zones]), outlook,
            Section("speed", context.say(.speed), [speed]),
        ]
    }
}
