import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ActivityFractalTests {
    /// Beat intervals of forty minutes whose rate rises from 110 to 180 bpm while their correlation falls.
    private func recording(from low: Double = 110, to high: Double = 180) -> Recording {
        var state: UInt64 = 11
        func unit() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / 9_007_199_254_740_992
        }
        func normal() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + unit() } }
        var seconds: [Double] = []
        var intervals: [Double] = []
        var clock = 0.0
        var slow = 0.0
        while clock < 2400 {
            let share = clock / 2400
            slow = 0.9 * slow + 0.006 * Double.pow(1 - share, 1.5) * normal()
            let interval = 60 / (low + (high - low) * share) + slow + (0.001 + 0.003 * share) * normal()
            clock += interval
            seconds.append(clock)
            intervals.append(interval)
        }
        var recording = Example.recording
        recording.channels.append(Channel(kind: .beatInterval, seconds: seconds, values: intervals))
        return recording
    }

    private func section(_ recording: Recording, _ language: Language = .english) -> RunningSections.Section? {
        ActivityScreen(
            recording: recording, id: "x", digest: nil, athlete: Example.athlete, context: Example.context(language)
        ).fractalThreshold
    }

    @Test func `thresholds from beat intervals are shown only for activities that have them`() throws {
        #expect(section(Example.recording) == nil)
        let shown = try #require(section(recording()))
        #expect(shown.title == "Thresholds from heartbeats (experimental)" && shown.rows.count == 2)
        #expect(shown.rows[0].label == "Aerobic threshold (α1 0.75)" && shown.rows[0].figure.hasSuffix(" bpm"))
        #expect(shown.rows[0].note?.hasPrefix("80 % likely between ") == true)
        let receipt = try #require(shown.explanation)
        #expect(receipt.rows.contains { $0.value.contains("windows of 2 minutes") })
        let chinese = try #require(section(recording(), .traditionalChinese))
        #expect(chinese.title == "由心跳間隔估計的閾值（實驗性）" && chinese.rows[0].label == "有氧閾值（α1 0.75）")
    }

    @Test func `an even run with beat intervals states what a threshold needs`() throws {
        let shown = try #require(section(recording(from: 140, to: 142)))
        #expect(shown.rows.allSatisfy { $0.figure.isEmpty })
        #expect(shown.rows[0].note == "Not found: needs efforts from easy to hard that pass it")
    }
}
