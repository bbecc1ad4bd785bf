import Analysis
import Contract
import Testing

/// Every figure names what it rests on, and can be made again from that alone.
struct ReceiptWalkTests {
    private static let known: [(name: String, estimate: Estimate)] = (ReportedAthlete.all + [ReportedAthlete.rare]).flatMap {
        athlete in
        FigureNames.names.compactMap { name in athlete.figure(name).map { (name, $0) } }
    }

    @Test func `the demo athletes lack only figures without generated data`() {
        for name in FigureNames.names where !ReceiptWalkTests.known.contains(where: { $0.name == name }) {
            // Their watches stop with the run, so no minute after it is known; none ran a half in one piece, or a marathon, or raced
            // three short distances; rest ends in no ratio; no athlete leaps between races. The one with a race day has not trained for a marathon.
            let isKnown =
                [
                    "heart_rate_recovery", "record_21097m", "record_42195m", "age_grade_21097m", "age_grade_42195m",
                    "stride_vertical_ratio", "marathon_form",
                    "marathon_onset", "critical_speed", "marathon_on_race_day", "effort_leap",
                    // Their studio heats to 95…105 °F, seldom to the last.
                    "heated_baseline_warm", "heated_change_warm", "heated_baseline_extreme", "heated_change_extreme",
                    "heated_change_very_hot",
                ].contains(name) || name.hasPrefix("acwr_if_resting")
            #expect(isKnown, "no demo athlete has \(name)")
        }
    }

    @Test func `every figure says what it rests on, and by which model`() {
        for (name, estimate) in ReceiptWalkTests.known {
            #expect(!estimate.inputs.isEmpty, "\(name) names no input")
            #expect(ModelCatalogue.card(estimate.method) != nil, "\(name): \(estimate.method) has no card")
            #expect(estimate.value.isFinite)
            #expect((0...1).contains(estimate.quality), "\(name): \(estimate.quality)")
        }
    }

    @Test func `every figure can be made again from its receipt`() throws {
        for (name, estimate) in ReceiptWalkTests.known {
            let again = try #require(Recomputation(estimate).value(of: name), "\(name) cannot be made again")
            #expect(abs(again - estimate.value) <= 1e-9 * max(1, abs(estimate.value)), "\(name): \(again), \(estimate.value)")
        }
    }

    @Test func `a receipt with another input makes another figure`() {
        // A rank, a fit, a median or a record over dozens of values may stay where it is when one of them moves.
        let steady = [
            "recovery", "heat_slope", "eddington", "efficiency", "decoupling", "durability", "heat_load_gap", "contact_balance",
            "half_marathon_carbohydrate", "marathon_carbohydrate",
        ]
        for (name, estimate) in ReceiptWalkTests.known where !steady.contains(name) && !name.hasPrefix("stride_") {
            var isMoved = estimate.value == 0
            for index in estimate.inputs.indices.prefix(6) {
                guard let value = estimate.inputs[index].value, value != 0 else { continue }
                var changed = estimate
                changed.inputs[index].value = value * 1.5
                isMoved = isMoved || Recomputation(changed).value(of: name) != estimate.value
            }
            if name.contains("_if_resting_") || name.contains("_on_plan_") { continue }
            #expect(isMoved, "\(name) rests on none of its first inputs")
        }
    }
}
