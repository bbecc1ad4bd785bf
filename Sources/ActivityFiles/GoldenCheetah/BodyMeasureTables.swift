import Training

/// Body measures that GoldenCheetah imports and exports as CSV.
///
/// Times are seconds since 1970. Fat, bone, muscle and lean mass have no place in Hearth and are reported as unused.
enum BodyMeasureTables {
    static let all = [
        TableDescription(
            kind: .goldenCheetah, source: "GoldenCheetah", row: .measurement, clock: .utc,
            required: [.start, .sample(.bodyMass), .mark],
            columns: [
                TableColumn(.start, ["ts"]), TableColumn(.sample(.bodyMass), ["weightkg"]), TableColumn(.mark, ["fatpercent"]),
                TableColumn(.known, ["comment"]),
            ], dates: .seconds)
    ]
}
