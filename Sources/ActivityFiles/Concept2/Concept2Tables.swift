import Training

/// The season table of the Concept2 logbook.
///
/// Times are local times of an unstated zone. Work and rest make the elapsed time; the timer ran while working. Calories are left out: the
/// logbook does not state whether they include what resting would have used. Tables of strokes have no
/// date and are not read.
enum Concept2Tables {
    static let all = [
        TableDescription(
            kind: .concept2, source: "Concept2", row: .session, clock: .wallClock, required: [.start, .duration, .mark],
            columns: [
                TableColumn(.start, ["Date"]), TableColumn(.title, ["Description"]), TableColumn(.sport, ["Type"]),
                TableColumn(.duration, ["Work Time (Seconds)"]), TableColumn(.rest, ["Rest Time (Seconds)"]),
                TableColumn(.distance, ["Work Distance"]),
                TableColumn(.meanHeartRate, ["Avg Heart Rate"]), TableColumn(.notes, ["Comments"]),
                TableColumn(.mark, ["Log ID"]),
            ]
                + [
                    "Work Time (Formatted)", "Rest Time (Formatted)", "Rest Distance", "Pace", "Cal/Hour", "Date Entered",
                    "Ranked",
                    "Age", "Weight",
                ].map { TableColumn(.known, [$0]) }, isExperimental: true,
            sports: [("rowerg", .indoorRowing), ("skierg", .crossCountrySkiing), ("bikeerg", .indoorCycling)])
    ]
}
