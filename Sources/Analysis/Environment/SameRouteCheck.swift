/// Checks whether runs on the same route show the same heat response as all runs: roads differ, and a hot month may have other roads.
///
/// Formula: r = ln v − fitted ln v; over the runs of each route, r and H minus their means; slope = Σ h r / Σ h², its deviation σ/√Σ h², σ
/// = 1.4826 · MAD of all r, at least 0.015. The check fails when |slope| > 2 deviations.
/// Units: residual change of ln speed per °C.
/// Source: our own, because a residual that depends on heat on one road indicates a wrong slope.
/// Grade: own definition.
public struct SameRouteCheck: Equatable, Sendable {
    public static let card = ModelCard(
        id: "same_route_check", name: "Heat on the same routes", alsoKnownAs: ["residual check"],
        formula:
            "r = ln v − fitted ln v of the personal heat response; within each way that was run twice and more, r and H less their means; "
            + "slope = Σ h·r / Σ h², deviation σ/√Σ h², σ = 1.4826 · MAD(r) ≥ 0.015; disagrees when |slope| > 2 deviations",
        units: "% of speed for each °C",
        source:
            "our own, because a residual that follows heat on the same route points to a wrong slope",
        grade: .ownDefinition,
        limits:
            "A route is recognised by five of its places (150 m) and its length (3 %). Needs 6 runs on routes run more "
            + "than once whose heat differs by 3 °C within a route (standard deviation). Where it cannot be made, the "
            + "response stands without it.")

    public static let runsNeeded = 6
    /// °C, within a route.
    public static let spreadNeeded = 3.0

    /// Residual change of ln speed per °C among runs on one route.
    public var slope: Double
    public var deviation: Double
    /// Number of runs on routes with several runs.
    public var runs: Int

    public var disagrees: Bool { abs(slope) > 2 * deviation }

    /// Nil with too few such runs, or with too little difference in heat.
    /// - Parameters:
    ///   - ways: route number of each run; nil if unknown.
    ///   - heats: heat of each run in °C.
    ///   - residuals: deviation of each run from the model, in ln speed.
    ///   - noise: standard deviation of one run's residual.
    public init?(ways: [Int?], heats: [Double], residuals: [Double], noise: Double) {
        guard ways.count == heats.count, ways.count == residuals.count, noise > 0, noise.isFinite else { return nil }
        var members: [Int: [Int]] = [:]
        for (index, way) in ways.enumerated() {
            if let way, heats[index].isFinite, residuals[index].isFinite { members[way, default: []].append(index) }
        }
        var (squares, products) = (0.0, 0.0)
        var (count, free) = (0, 0)
        for way in members.keys.sorted() {
            guard let runs = members[way], runs.count > 1, let heat = Moments.mean(runs.map { heats[$0] }),
                let rest = Moments.mean(runs.map { residuals[$0] })
            else { continue }
            for run in runs {
                squares += (heats[run] - heat) * (heats[run] - heat)
                products += (heats[run] - heat) * (residuals[run] - rest)
            }
            count += runs.count
            free += runs.count - 1
        }
        guard count >= SameRouteCheck.runsNeeded, free > 0 else { return nil }
        guard squares >= Double(free) * SameRouteCheck.spreadNeeded * SameRouteCheck.spreadNeeded else { return nil }
        slope = products / squares
        deviation = noise / squares.squareRoot()
        runs = count
    }
}
