import Measures

extension ActivityDigest {
    /// Decoupling where the heat of the run is known: heat raises it as missing endurance does.
    public var judgedDecoupling: Double? { conditions?.wetBulbGlobe == nil ? nil : decoupling }

    /// Metres per beat as they would have been in cool weather, of a run at 60 to 80 % of heart-rate reserve. Nil where its heat is
    /// unknown: a hot month would pass for lost fitness.
    var coolEfficiency: Double? {
        guard let efficiency, let fraction = heartRateReserveFraction, (0.6...0.8).contains(fraction) else { return nil }
        guard let warmth = conditions?.wetBulbGlobe?.amount,
            let slowdown = PopulationSlowdown.nearest(wetBulbGlobe: warmth, hours: moving / 3600)
        else { return nil }
        return efficiency * (1 + slowdown / 100)
    }
}
