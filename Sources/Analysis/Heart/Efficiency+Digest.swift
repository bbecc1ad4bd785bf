import Measures

extension ActivityDigest {
    /// Decoupling where the heat of the run is known: heat raises it as missing endurance does.
    public var judgedDecoupling: Double? { conditions?.wetBulbGlobe == nil ? nil : decoupling }

    /// Metres per beat as they would have been in cool weather, of a run at 60 to 80 % of heart-rate reserve. Nil where its heat is
    /// unknown: a hot month would pass for lost fitness.
    func efficiency(cooledBy heat: HeatAccount) -> Double? {
        guard let efficiency, let fraction = heartRateReserveFraction, Efficiency.comparableShares.contains(fraction) else {
            return nil
        }
        guard let slowdown = heat.percent(of: self, hours: moving / 3600) else { return nil }
        return efficiency * (1 + slowdown / 100)
    }
}

extension Efficiency {
    /// Of heart-rate reserve: runs in this range compare with each other.
    static let comparableShares = 0.6...0.8
    /// Weeks in which one way has to be run before its runs alone tell a trend.
    static let weeksOfOneWay = 6

    /// The runs of the way that was run in the most weeks, the older of two such: roads differ in metres per beat. Nil where no way was
    /// run in enough of the weeks.
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
