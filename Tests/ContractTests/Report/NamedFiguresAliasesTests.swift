import Analysis
import Contract
import Foundation
import Testing

struct NamedFiguresAliasesTests {
    @Test func `every other name leads to a figure or a model`() {
        for (name, meant) in NamedFigures.aliases {
            #expect(NamedFigures.names.contains(meant) || ModelCatalogue.card(meant) != nil, "\(name) → \(meant)")
            #expect(!NamedFigures.names.contains(name), "\(name) is a figure of its own")
        }
    }

    /// What the API calls its numbers, and the words that models decide.
    @Test func `every number of the API can be asked for by its own name`() {
        for key in [
            "acute_load_7_days", "chronic_load_28_days", "acwr", "weekly_tss", "total_volume_km", "recovery_status",
            "injury_risk_level", "training_trend", "fitness_trend", "average_temperature_celsius", "average_humidity_percent",
            "weather_impact_score", "pace_degradation_seconds_per_mile", "heat_stress_runs", "ideal_condition_runs",
            "heat_acclimation_level", "optimal_training_times", "vo2_max", "fitness_level", "vvo2_max_pace", "data_quality_score",
        ] {
            let meant = NamedFigures.meant(by: key)
            #expect(NamedFigures.names.contains(meant) || ModelCatalogue.card(meant) != nil, "\(key)")
        }
    }

    @Test func `names are meant whatever their letters, and what is none is answered by what is near`() {
        #expect(NamedFigures.meant(by: "VO2-Max") == "vo2_max" && NamedFigures.meant(by: "Half marathon") == "half_marathon")
        #expect(NamedFigures.meant(by: "CTL") == "fitness" && NamedFigures.meant(by: "nonsense") == "nonsense")
        #expect(NamedFigures.near("acrw").contains("acwr"))
        #expect(NamedFigures.near("marathn").contains("marathon"))
        #expect(NamedFigures.near("recov").first == "recovery")
        for name in ["", "ü", String(repeating: "x", count: 5000)] { #expect(NamedFigures.near(name).count == 3) }
    }
}
