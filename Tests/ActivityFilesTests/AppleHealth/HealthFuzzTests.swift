import ActivityFiles
import Foundation
import Testing
import Training

struct HealthFuzzTests {
    /// Every input gives a reading or a typed error, independent of the pieces.
    @Test func `a thousand damaged exports give a reading or a typed error`() throws {
        var export = HealthExport()
        for second in 10...20 {
            export.record(
                "HeartRate", "1\(second)", unit: "count/min", from: "2025-06-01 08:00:\(second) +0200",
                children: "<MetadataEntry key=\"a\" value=\"b\"/>")
            export.record("StepCount", "\(second)", unit: "count", from: "2025-06-01 08:00:\(second) +0200")
        }
        export.record(
            "HeartRateVariabilitySDNN", "50", unit: "ms", from: "2025-06-01 08:00:00 +0200",
            children: "<InstantaneousBeatsPerMinute bpm=\"60\" time=\"8:00:01,00\"/>")
        export.workout(
            "Running", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 09:00:00 +0200",
            attributes: "duration=\"30\" durationUnit=\"min\"",
            children: "<MetadataEntry key=\"HKWeatherHumidity\" value=\"6400 %\"/>")
        let good = Array(export.text.utf8)
        let start = good.count - export.body.utf8.count - export.ending.utf8.count
        var state: UInt64 = 7
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        let alphabet = Array("<>/\"'&=0 9-!?\u{0}".utf8)
        var read = 0
        for _ in 0..<1000 {
            var bytes = good
            for _ in 0...roll(6) {
                let position = roll(5) == 0 ? roll(bytes.count) : start + roll(bytes.count - start)
                switch roll(4) {
                case 0: bytes[position] = alphabet[roll(alphabet.count)]
                case 1: bytes[position] = UInt8(roll(256))
                case 2: bytes.removeSubrange(position..<min(bytes.count, position + roll(40)))
                default: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + roll(200))], at: position)
                }
            }
            let whole = outcome(bytes, step: Int.max)
            #expect(outcome(bytes, step: 977) == whole)
            if case .success = whole { read += 1 }
        }
        #expect(read > 700)
    }

    /// Found by fuzzing: a piece with the whole tag was read as if it were valid.
    @Test(arguments: ["StepCount", "AudioExposure"], ["creationDate", "startDate", "endDate"])
    func `a quote within a date has the same effect in pieces of any size`(_ type: String, _ date: String) throws {
        var export = HealthExport()
        for hour in 10...12 {
            export.record(
                type, "\(hour)", unit: "count", from: "2025-06-01 \(hour):00:00 +0200", to: "2025-06-01 \(hour):30:00 +0200")
        }
        let start = try #require(export.body.ranges(of: date + "=\"2025-06-01 1").last?.lowerBound)
        let end = try #require(export.body.range(of: " +0200", range: start..<export.body.endIndex))
        export.body.replaceSubrange(end, with: "\"+0200")
        let bytes = Array(export.text.utf8)
        let whole = try HealthExport.reading(bytes)
        // The text after the quote is the name of the next attribute: the tag no longer has a start.
        if type == "StepCount", date == "creationDate" {
            #expect(whole.troubles == [.fieldUnreadable(what: "date", count: 1)])
            #expect(whole.totals.map(\.sum) == [21])
        }
        for step in [1, 7, 64, 977] { #expect(try HealthExport.reading(bytes, step: step) == whole, "in pieces of \(step)") }
    }

    @Test func `text before the first element is refused in pieces of any size`() {
        let bytes = Array("<?xml version=\"1.0\"?>\n1!DOCTYPE HealthData>\n<HealthData></HealthData>".utf8)
        for step in [1, 8, 30, Int.max] {
            #expect(outcome(bytes, step: step) == .failure(.notThisKind(.appleHealth, offset: 0)), "in pieces of \(step)")
        }
    }

    private func outcome(_ bytes: [UInt8], step: Int) -> Result<FileReading, FileError> {
        do throws(FileError) { return .success(try HealthExport.reading(bytes, step: step)) } catch { return .failure(error) }
    }
}
