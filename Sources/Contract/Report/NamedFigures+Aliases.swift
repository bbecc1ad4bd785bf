extension FigureNames {
    /// Names of the API and the pages for figures, mapped to the names of this list, or to the model that explains a value without a
    /// number.
    public static let aliases: [String: String] = [
        "acute_load_7_days": "acute_load", "chronic_load_28_days": "chronic_load", "weekly_tss": "acute_load",
        "weekly_load": "acute_load", "total_volume_km": "weekly_distance", "load_ratio": "acwr", "load_zone": "acwr",
        "injury_risk_level": "load_change", "zones": "heart_rate_zones",
        "average_temperature_celsius": "temperature", "average_humidity_percent": "humidity",
        "pace_degradation_seconds_per_mile": "pace_degradation", "weather_impact_score": "weather_impact",
        "heat_stress_runs": "wbgt_liljegren", "ideal_condition_runs": "wbgt_liljegren",
        "heat_acclimation_level": "heat_acclimation",
        "optimal_training_times": "best_windows",
        "vo2max": "vo2_max", "estimated_vo2_max": "vo2_max", "ctl": "fitness", "atl": "fatigue", "tsb": "form",
        "half": "half_marathon", "foster_strain": "strain", "rhr": "resting_heart_rate", "plan": "week_plan",
    ]

    /// Returns the figure's name for a name or alias; ignores case, and reads hyphens and spaces as underscores.
    public static func meant(by name: String) -> String {
        let plain = String(name.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
        return names.contains(plain) ? plain : aliases[plain] ?? plain
    }

    /// Returns up to three names that are similar to an unknown one.
    public static func near(_ name: String) -> [String] {
        let asked = Array(meant(by: name).utf8)
        let known = names + aliases.keys.sorted()
        let ranked = known.map { (name: $0, distance: steps(from: asked, to: Array($0.utf8))) }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Returns the number of inserted, removed or changed letters. Letters added at the end cost less, since many names begin alike.
    private static func steps(from one: [UInt8], to other: [UInt8]) -> Double {
        var row = (0...other.count).map { Double($0) * 0.3 }
        for (line, letter) in one.prefix(60).enumerated() {
            var last = row[0]
            row[0] = Double(line + 1)
            for (column, wanted) in other.enumerated() {
                let changed = last + (letter == wanted ? 0 : 1)
                last = row[column + 1]
                row[column + 1] = min(changed, last + 1, row[column] + (line == min(one.count, 60) - 1 ? 0.3 : 1))
            }
        }
        return row[other.count]
    }
}
