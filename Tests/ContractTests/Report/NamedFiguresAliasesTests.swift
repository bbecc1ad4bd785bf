import Analysis
import Contract
import Foundation
import Testing

struct NamedFiguresAliasesTests {
    @Test func `every other name leads to a figure or a model`() {
        for (name, meant) in FigureNames.aliases {
            #expect(FigureNames.names.contains(meant) || ModelCatalogue.card(meant) != nil, "\(name) → \(meant)")
            #expect(!FigureNames.names.contains(name), "\(name) is a figure of its own")
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
            let meant = FigureNames.meant(by: key)
            #expect(FigureNames.names.contains(meant) || ModelCatalogue.card(meant) != nil, "\(key)")
        }
    }

    @Test func `names are meant whatever their letters, and what is none is answered by what is near`() {
        #expect(FigureNames.meant(by: "VO2-Max") == "vo2_max" && FigureNames.meant(by: "Half marathon") == "half_marathon")
        #expect(FigureNames.meant(by: "CTL") == "fitness" && FigureNames.meant(by: "nonsense") == "nonsense")
        #expect(FigureNames.near("acrw").contains("acwr"))
        #expect(FigureNames.near("marathn").contains("marathon"))
        #expect(FigureNames.near("recov").first == "recovery")
        for name in ["", "ü", String(repeating: "x", count: 5000)] { #expect(FigureNames.near(name).count == 3) }
    }
}
