import ActivityFiles
import Measures
import Testing
import Training

struct HealthBeatsTests {
    /// Artificial beats: intervals alternate between 0.95 and 1.05 s, so every successive difference is 0.1 s.
    private func children(count: Int = 60, dropping: Set<Int> = [], start: Double, format: (Double) -> String) -> String {
        var text = "  <HeartRateVariabilityMetadataList>\n"
        var time = start
        for index in 0..<count {
            let interval = index % 2 == 0 ? 0.95 : 1.05
            time += interval
            if dropping.contains(index) { continue }
            let rate = Int((60 / interval).rounded())
            text += "   <InstantaneousBeatsPerMinute bpm=\"\(rate)\" time=\"\(format(time))\"/>\n"
        }
        return text + "  </HeartRateVariabilityMetadataList>\n"
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func clock(_ time: Double, twelve: Bool, point: String, suffix: (Int) -> String) -> String {
        let hundredths = Int((time * 100).rounded())
        let hour = hundredths / 360_000 % 24
        let shown = twelve ? (hour + 11) % 12 + 1 : hour
        return "\(shown):\(two(hundredths / 6000 % 60)):\(two(hundredths / 100 % 60))\(point)\(two(hundredths % 100))"
            + suffix(hour)
    }

    private func reading(_ children: String, from: String = "2025-06-01 07:00:00 +0200") throws -> FileReading {
        var export = HealthExport()
        export.record("HeartRateVariabilitySDNN", "50", unit: "ms", from: from, children: children)
        return try export.reading()
    }

    @Test func `clock times of beats in any locale give rMSSD`() throws {
        // 16:00 local time; the file states 07:00 at +0200, so the clock was eleven hours ahead of UTC.
        let forms = [
            children(start: 57_600) { clock($0, twelve: false, point: ",") { _ in "" } },
            children(start: 57_600) { clock($0, twelve: true, point: ".") { $0 < 12 ? "\u{202f}AM" : "\u{202f}PM" } },
            children(start: 57_600) { clock($0, twelve: true, point: ".") { $0 < 12 ? " am" : " pm" } },
            children(start: 57_600) { "下午" + clock($0, twelve: true, point: ".") { _ in "" } },
        ]
        for form in forms {
            let reading = try reading(form)
            #expect(reading.values(.sdnn) == [50])
            #expect(abs(try #require(reading.values(.rmssd).first) - 100) < 1.5)
            #expect(reading.samples.allSatisfy { $0.offset == LocalOffset(secondsAheadOfUTC: 39_600) })
        }
    }

    @Test func `a missing beat does not create a long interval`() throws {
        let reading = try reading(
            children(dropping: [10, 30, 31], start: 57_600) { clock($0, twelve: false, point: ".") { _ in "" } })
        #expect(abs(try #require(reading.values(.rmssd).first) - 100) < 1.5)
    }

    @Test func `a measurement without more than one beat in twenty gives no value and a finding`() throws {
        let lacking = Set(stride(from: 7, to: 60, by: 7))
        let reading = try reading(
            children(dropping: lacking, start: 57_600) { clock($0, twelve: false, point: ".") { _ in "" } })
        #expect(reading.values(.rmssd).isEmpty && reading.values(.sdnn) == [50])
        #expect(reading.findings.contains(ImportFinding(.note, .beatsMissing(count: 1))))
    }

    @Test func `beats before and after midnight are in order`() throws {
        let beats = children(start: 86_370) { clock($0, twelve: false, point: ".") { _ in "" } }
        #expect(abs(try #require(try reading(beats, from: "2025-06-01 23:59:30 +0200").values(.rmssd).first) - 100) < 1.5)
    }

    @Test func `too few beats give no value`() throws {
        let reading = try reading(children(count: 15, start: 57_600) { clock($0, twelve: false, point: ".") { _ in "" } })
        #expect(reading.values(.rmssd).isEmpty)
        #expect(reading.values(.sdnn) == [50])
    }
}
