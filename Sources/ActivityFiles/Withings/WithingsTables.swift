import Training

/// The tables of a Withings account export that their headers identify: sleep, weight, height and blood pressure.
///
/// Nights state their offset from UTC. Weights and heights are in local time of an unstated zone, in the units of the account, which the
/// header names. Minute values (`raw_…`) and daily sums (`aggregates_…`) have the header `start,duration,value` or `date,value` for every
/// quantity; only the file's name tells which, so they are not read.
enum WithingsTables {
    static let all = [sleep, bloodPressure, weight, height]

    /// A night with seconds of its stages.
    static let sleep = TableDescription(
        kind: .withings, source: source, row: .night, clock: .offsetInText, required: [.start, .end, .sample(.asleepDeep)],
        columns: [
            TableColumn(.start, ["from"]), TableColumn(.end, ["to"]),
            TableColumn(.sample(.asleepCore), ["light (s)"], .times(1 / 60.0)),
            TableColumn(.sample(.asleepDeep), ["deep (s)"], .times(1 / 60.0)),
            TableColumn(.sample(.asleepREM), ["rem (s)"], .times(1 / 60.0)),
            TableColumn(.sample(.awake), ["awake (s)"], .times(1 / 60.0)),
        ])

    static let weight = TableDescription(
        kind: .withings, source: source, row: .measurement, clock: .wallClock, required: [.start, .sample(.bodyMass), .unused],
        columns: [
            TableColumn(.start, ["Date"]), TableColumn(.sample(.bodyMass), ["Weight"], .inHeader(.mass)),
            TableColumn(.unused, ["Fat mass"], .inHeader(.mass)),
        ])

    /// Heights in inches are written in feet and inches (`5' 10.0''`), and reported as unreadable.
    static let height = TableDescription(
        kind: .withings, source: source, row: .measurement, clock: .wallClock, required: [.start, .sample(.height), .known],
        columns: [
            TableColumn(.start, ["Date"]), TableColumn(.sample(.height), ["Height"], .inHeader(.height)),
            TableColumn(.known, ["Comments"]),
        ])

    static let bloodPressure = TableDescription(
        kind: .withings, source: source, row: .unused, clock: .wallClock, required: [.start, .mark],
        columns: [TableColumn(.start, ["Date"]), TableColumn(.mark, ["Systolic"])], unused: "blood_pressure")

    private static let source = "Withings"
}
