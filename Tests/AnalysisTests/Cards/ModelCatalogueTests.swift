import Analysis
import Testing

struct ModelCatalogueTests {
    @Test func `every card is complete`() {
        for card in ModelCatalogue.all {
            #expect(!card.id.isEmpty && !card.name.isEmpty && !card.formula.isEmpty && !card.units.isEmpty, "\(card.id)")
            #expect(card.source.count > 20, "\(card.id) names no source")
            #expect(card.limits.count > 15, "\(card.id) knows no limits")
            #expect(card.id.allSatisfy { $0 == "_" || ("a"..."z").contains($0) || ("0"..."9").contains($0) }, "\(card.id)")
            if card.grade == .ownDefinition { #expect(card.source.contains("our own"), "\(card.id) hides that it is ours") }
        }
    }

    @Test func `no two models share an id`() {
        let ids = ModelCatalogue.all.map { $0.id }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `a card is found by its id`() {
        #expect(ModelCatalogue.card("vdot") == DanielsGilbert.card)
        #expect(ModelCatalogue.card("astrology") == nil)
    }

    /// Receipts and `hearth explain` use these: add, never rename.
    @Test(arguments: [
        "vdot", "riegel", "riegel_personal", "critical_speed", "cs_marathon", "tanda", "race_day_heat", "vickers",
        "race_prediction", "backtest",
        "swain", "submaximal_vdot", "device_vo2max", "oxygen_uptake", "data_quality", "fitness_level",
        "trimp", "edwards", "hrtss", "rtss", "power_load", "session_rpe", "duration_load", "daily_load", "load_ratio",
        "fitness_and_fatigue", "monotony", "session_spike", "load_change", "training_trend", "recovery_status", "fitness_trend",
        "grade_cost", "grade_adjusted_pace", "maximum_heart_rate", "heart_rate_zones", "time_in_zones", "efficiency",
        "decoupling", "threshold", "heart_rate_cleaning", "distance_path", "best_effort", "splits", "running_energy",
        "altitude_cleaning",
    ])
    func `a stable id still has its card`(id: String) {
        #expect(ModelCatalogue.card(id) != nil)
    }
}
