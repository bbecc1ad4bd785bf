/// The tables of the apps Strong and Hevy: one row per set of an exercise.
///
/// Sets of the same title and start are one activity. Times are local times of an unstated zone. Strong states how long the session
/// lasted, Hevy when it ended. Weights are shown as written, with the unit if the header names it: Strong's header does not.
enum StrengthTables {
    static let all = [strong, hevy]

    static let strong = TableDescription(
        kind: .strong, source: "Strong", row: .exerciseSet, clock: .wallClock, required: [.start, .exercise, .duration, .mark],
        columns: [
            TableColumn(.start, ["Date"]), TableColumn(.title, ["Workout Name"]),
            // The variant with semicolons names the duration of the session differently, and has units.
            TableColumn(.duration, ["Workout Duration", "Duration"], .letters), TableColumn(.exercise, ["Exercise Name"]),
            TableColumn(.mark, ["Set Order"]), TableColumn(.weight, ["Weight", "Weight (kg)", "Weight (lbs)"]),
            TableColumn(.repetitions, ["Reps"]), TableColumn(.notes, ["Workout Notes"]),
            TableColumn(.weightUnit, ["Weight Unit"]),
        ])

    static let hevy = TableDescription(
        kind: .hevy, source: "Hevy", row: .exerciseSet, clock: .wallClock, required: [.start, .end, .exercise, .mark],
        columns: [
            TableColumn(.start, ["start_time"]), TableColumn(.end, ["end_time"]), TableColumn(.title, ["title"]),
            TableColumn(.notes, ["description"]), TableColumn(.exercise, ["exercise_title"]), TableColumn(.mark, ["set_index"]),
            TableColumn(.weight, ["weight_kg", "weight_lbs"]), TableColumn(.repetitions, ["reps"]),
            TableColumn(.known, ["superset_id"]), TableColumn(.known, ["set_type"]),
        ])
}
