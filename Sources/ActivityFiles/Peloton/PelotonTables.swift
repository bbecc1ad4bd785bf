import Training

/// The list of workouts that Peloton's website exports as CSV.
///
/// The start is a local time with the abbreviation of its zone in brackets. Abbreviations that only one zone uses give its offset; others,
/// such as `CST`, leave the zone open. The length is that of the class. Calories are left out: the table does not state whether they include
/// what resting would have used. Output, watts, cadence, resistance and incline are reported as unused.
enum PelotonTables {
    static let all = [
        TableDescription(
            kind: .peloton, source: "Peloton", row: .session, clock: .zoneAfterTime,
            required: [.start, .duration, .sport, .mark],
            columns: [
                TableColumn(.start, ["Workout Timestamp"]), TableColumn(.title, ["Title"]),
                TableColumn(.sport, ["Fitness Discipline"]), TableColumn(.duration, ["Length (minutes)"], .times(60)),
                TableColumn(.distance, ["Distance"], .inHeader(.distance)),
                TableColumn(.meanHeartRate, ["Avg. Heartrate"]), TableColumn(.mark, ["Live/On-Demand"]),
            ]
                + ["Instructor Name", "Type", "Class Timestamp"].map { TableColumn(.known, [$0]) }
                // Quotients of distance and duration.
                + [
                    TableColumn(.known, ["Avg. Speed (mph)", "Avg. Speed (kph)", "Avg. Speed (km/h)"]),
                    TableColumn(.known, ["Avg. Pace (min/mi)", "Avg. Pace (min/km)"]),
                ], isExperimental: true,
            // Rides are on the vendor's bicycle, which does not move.
            sports: [("cycling", .indoorCycling), ("bike bootcamp", .indoorCycling), ("tread bootcamp", .treadmillRunning)])
    ]
}
