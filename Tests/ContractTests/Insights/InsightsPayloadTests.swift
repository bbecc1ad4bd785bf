import Analysis
import Foundation
import Measures
import Testing

@testable import Contract

struct InsightsPayloadTests {
    static let sentences = ContractSentences(
        recommendation: { $0.rule.rawValue }, plannedDay: { $0.workout.rawValue + " " + ($0.minutes.map(String.init) ?? "-") },
        absent: { "unknown: " + $0.map(\.key.rawValue).joined(separator: " ") })

    static func payload(_ insights: Insights, explains: Bool = false) -> InsightsPayload {
        InsightsPayload(
            insights, athlete: "1", at: Moment(secondsSince1970: 1_717_223_400), sentences: sentences, explains: explains)
    }

    /// The same JSON whatever the order of its keys and the spelling of its numbers.
    static func canonical(_ data: Data) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(JSONDecoder().decode(JSONValue.self, from: data)), as: UTF8.self)
    }

    static func keys<Keys: CaseIterable & CodingKey>(_ type: Keys.Type) -> Set<String> {
        Set(type.allCases.map(\.stringValue))
    }

    @Test func `an answer of the contract is read and written back unchanged`() throws {
        let original = Data(ContractExample.text.utf8)
        let payload = try JSONDecoder().decode(InsightsPayload.self, from: original)
        #expect(payload.analyses.oxygenUptakeEstimate.velocityPace == nil)
        #expect(try Self.canonical(JSONEncoder().encode(payload)) == Self.canonical(original))
    }

    @Test func `the published fixture is read and written back unchanged`() throws {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../shared/spec/fixtures/insights.json").standardizedFileURL
        guard FileManager.default.fileExists(atPath: fixture.path) else { return }
        let original = try Data(contentsOf: fixture)
        let payload = try JSONDecoder().decode(InsightsPayload.self, from: original)
        #expect(payload.analyses.trainingLoad.ratio == 0.91)
        #expect(try Self.canonical(JSONEncoder().encode(payload)) == Self.canonical(original))
    }

    @Test func `every key of the contract is there and is required`() throws {
        #expect(Self.keys(InsightsPayload.CodingKeys.self).isSuperset(of: ContractExample.insightsKeys))
        #expect(Self.keys(WeatherPayload.CodingKeys.self).isSuperset(of: ContractExample.weatherKeys))
        #expect(Self.keys(OxygenUptakePayload.CodingKeys.self).isSuperset(of: ContractExample.oxygenUptakeKeys))
        #expect(Self.keys(RacePredictionPayload.CodingKeys.self).isSuperset(of: ContractExample.predictionKeys))
        #expect(Self.keys(TrainingLoadPayload.CodingKeys.self).isSuperset(of: ContractExample.trainingLoadKeys))
        for key in ContractExample.weatherKeys.union(ContractExample.trainingLoadKeys) {
            let broken = ContractExample.text.replacingOccurrences(of: "\"" + key + "\":", with: "\"other\":")
            #expect(throws: DecodingError.self, "\(key)") {
                try JSONDecoder().decode(InsightsPayload.self, from: Data(broken.utf8))
            }
        }
    }

    @Test func `figures are rounded half up, once`() {
        let analyses = Self.payload(ExampleInsights.full).analyses
        #expect(analyses.weatherContext.averageTemperatureCelsius == 24.4)
        #expect(analyses.weatherContext.averageHumidityPercent == 68.3)
        #expect(analyses.weatherContext.paceDegradationSecondsPerMile == 15.3)
        #expect(analyses.weatherContext.optimalTrainingTimes == ["5:00-7:00 AM", "11:00 AM-1:00 PM"])
        #expect(analyses.trainingLoad.ratio == 0.91)
        #expect(analyses.trainingLoad.weeklyLoad == analyses.trainingLoad.acuteLoad7Days)
        #expect(analyses.oxygenUptakeEstimate.velocityPace == "4:15")
        #expect(analyses.oxygenUptakeEstimate.thresholdPace == "4:10")
        #expect(analyses.trainingLoad.dailyRecommendations["Day 5"] == "rest -")
        #expect(analyses.trainingLoad.dailyRecommendations.count == 7)
    }

    @Test func `a prediction's texts come from its seconds, and its paces from the unrounded time`() throws {
        let predictions = Self.payload(ExampleInsights.full).analyses.oxygenUptakeEstimate.racePredictions
        let first = try #require(predictions.first)
        #expect(first.predictedTimeSeconds == 1306)
        #expect(first.predictedTime == "0:21:46")
        #expect(first.pacePerKilometre == "4:21")  // 1305.5 s over 5 km is 261.1 s
        #expect(first.pacePerMile == "7:00")  // 420.2 s
        #expect(first.lowSeconds == 1270)
        #expect(predictions.last?.predictedTime == "3:35:45")
        #expect(predictions.last?.pacePerKilometre == "5:07")
        #expect(predictions.last?.pacePerMile == "8:14")
    }

    @Test func `an empty house gets empty forms with reasons, and advice on what is missing`() throws {
        let payload = Self.payload(ExampleInsights.empty)
        let fitness = payload.analyses.oxygenUptakeEstimate
        #expect(fitness.oxygenUptake == 0)
        #expect(fitness.dataQualityScore == 0)
        #expect(fitness.racePredictions.isEmpty)
        #expect(fitness.recommendations.last == "need_runs")
        #expect(fitness.estimationMethod == "insufficient_data")
        #expect(fitness.evidence?.absent["fitness_level"] == "profile_incomplete")
        #expect(payload.analyses.weatherContext.evidence?.absent["weather_impact_score"] == "no_data")
        #expect(payload.analyses.trainingLoad.evidence?.absent["injury_risk_level"] == "no_data")
        #expect(payload.analyses.trainingLoad.dailyRecommendations.isEmpty)
        let text = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
        #expect(text.contains("\"vvo2_max_pace\":null"))
        let read = try JSONDecoder().decode(InsightsPayload.self, from: Data(text.utf8))
        #expect(read == payload)
    }

    @Test func `every placeholder is named, and the recommendations name them first`() throws {
        let payload = Self.payload(ExampleInsights.empty)
        let load = payload.analyses.trainingLoad
        let expected: Set<String> = [
            "acute_load_7_days", "chronic_load_28_days", "acwr", "weekly_tss", "total_volume_km", "recovery_status",
            "injury_risk_level", "training_trend", "fitness_trend", "daily_recommendations",
        ]
        #expect(expected.isSubset(of: (load.evidence?.absent ?? [:]).keys))
        #expect(load.recommendations.first?.hasPrefix("unknown: acute_load_7_days") == true)
        #expect(load.evidence?.rules.first == RulePayload(rule: "figures_absent", numbers: [10], urgency: "info"))
        #expect(load.evidence?.rules.count == load.recommendations.count)
        let weather = payload.analyses.weatherContext
        #expect(weather.recommendations.first?.hasPrefix("unknown: average_temperature_celsius") == true)
        for key in ["heat_stress_runs", "ideal_condition_runs", "optimal_training_times", "weather_impact_score"] {
            #expect(weather.evidence?.absent[key] == "no_data", "\(key)")
        }
        let fitness = payload.analyses.oxygenUptakeEstimate
        #expect(fitness.recommendations.first?.hasPrefix("unknown: vo2_max") == true)
        #expect(fitness.evidence?.absent["race_predictions"] == "too_few")
        #expect(payload.priorityRecommendations.first?.contains("acwr") == true)
        #expect(payload.priorityRules?.first?.rule == "figures_absent")
        #expect(payload.priorityRules?.count == payload.priorityRecommendations.count)
    }

    @Test func `a placeholder word gives no all-clear`() {
        let analyses = Self.payload(ExampleInsights.empty).analyses
        #expect(analyses.trainingLoad.injuryRiskLevel == "moderate")
        #expect(analyses.trainingLoad.recoveryStatus == "adequate")
        #expect(analyses.weatherContext.weatherImpactScore == "moderate")
        #expect(analyses.weatherContext.heatAcclimationLevel == "none")
    }

    @Test func `a known answer names no placeholder`() {
        let payload = Self.payload(ExampleInsights.full)
        #expect(payload.absentFields.isEmpty)
        #expect(payload.priorityRecommendations == ["slow_down_in_heat"])
        #expect(payload.priorityRules?.first?.rule == "slow_down_in_heat")
    }

    @Test func `the fields without a value are listed with their part`() {
        let fields = Self.payload(ExampleInsights.empty).absentFields
        #expect(fields.contains("training_load.acwr"))
        #expect(fields.contains("vo2max_estimate.vo2_max"))
        #expect(fields.contains("weather_context.weather_impact_score"))
        #expect(fields == fields.sorted())
    }

    @Test func `receipts come only when asked for, and are not rounded`() {
        #expect(Self.payload(ExampleInsights.full).analyses.weatherContext.evidence?.receipts == nil)
        let receipts = Self.payload(ExampleInsights.full, explains: true).analyses.weatherContext.evidence?.receipts
        #expect(receipts?["average_temperature_celsius"]?.value == 24.449)
        #expect(receipts?["average_temperature_celsius"]?.inputs.first?.activity == "a1")
    }
}
