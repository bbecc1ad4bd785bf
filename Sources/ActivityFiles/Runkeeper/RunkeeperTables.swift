/// `cardioActivities.csv` of a Runkeeper account export.
///
/// Times are local times of an unstated zone; the header names the units of distance and climb. Each route lies beside the table as a GPX
/// file, which is read as a recording of its own and matched with the row.
enum RunkeeperTables {
    static let all = [
        TableDescription(
            kind: .runkeeper, source: "Runkeeper", row: .session, clock: .wallClock,
            required: [.start, .sport, .duration, .mark],
            columns: [
                TableColumn(.start, ["Date"]), TableColumn(.sport, ["Type"]), TableColumn(.title, ["Route Name"]),
                TableColumn(.duration, ["Duration"], .clock), TableColumn(.distance, ["Distance"], .inHeader(.distance)),
                TableColumn(.ascent, ["Climb"], .inHeader(.height)), TableColumn(.energy, ["Calories Burned"]),
                TableColumn(.meanHeartRate, ["Average Heart Rate (bpm)"]), TableColumn(.notes, ["Notes"]),
                TableColumn(.mark, ["GPX File"]), TableColumn(.known, ["Activity Id"]),
                // Quotients of distance and duration.
                TableColumn(.known, ["Average Pace"]),
                TableColumn(.known, ["Average Speed (mph)", "Average Speed (km/h)"]),
            ])
    ]
}
