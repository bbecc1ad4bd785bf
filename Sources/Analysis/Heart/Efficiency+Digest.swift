import Measures

extension ActivityDigest {
    /// Decoupling of a run of known heat; nil otherwise, since heat raises it like missing endurance.
    public var judgedDecoupling: Double? { conditions?.wetBulbGlobe == nil ? nil : decoupling }

    /// Returns metres per beat converted to cool weather, for a run at 60 to 80 % of heart-rate reserve. Nil for unknown heat: a hot month
    /// would look like lost fitness.
    func efficiency(cooledBy heat: HeatAccount) -> Double? {
        guard let efficiency, let fraction = heartRateReserveFraction, (0.6...0.8).contains(fraction) else { return nil }
        guard let slowdown = heat.percent(of: self, hours: moving / 3600) else { return nil }
        return efficiency * (1 + slowdown / 100)
    }
}

extension Efficiency {
    /// Weeks with a run on one route that a trend of this route alone needs.
    static let weeksOfOneWay = 6

    /// Returns the runs of the route with the most weeks, the older of two equal ones: roads differ in metres per beat. Nil if no route has
    /// enough weeks.
    static func usualWay(of runs: [ActivityDigest], asOf day: Day) -> [ActivityDigest]? {
        let ways = RouteMark.ways(runs.map { $0.traits?.route })
        var weeks: [Int: Set<Int>] = [:]
        for (run, way) in zip(runs, ways) { if let way { weeks[way, default: []].insert((day - run.day) / 7) } }
        var usual: Int?
        for way in weeks.keys.sorted() where (weeks[way]?.count ?? 0) > (usual.flatMap { weeks[$0]?.count } ?? weeksOfOneWay - 1)
        {
            usual = way
        }
        guard let usual else { return nil }
        return zip(runs, ways).filter { $0.1 == usual }.map { $0.0 }
    }
}
