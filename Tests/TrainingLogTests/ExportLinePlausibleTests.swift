import ActivityFiles
import Measures
import Testing
import Training

@testable import TrainingLog

struct ExportLinePlausibleTests {
    private func list(_ line: String) throws -> (lines: [ExportLine], findings: [ImportFinding]) {
        try #require(try ExportLine.list(Array(("{\"hearth\":1}\n" + line + "\n").utf8)))
    }

    @Test(arguments: [
        #"{"demo":{"lastDay":9223372036854775807}}"#, #"{"demo":{"lastDay":-9223372036854775808}}"#,
        #"{"athlete":{"name":"A","homeOffsetSeconds":9223372036854775807}}"#,
        #"{"athlete":{"name":"A","homeOffsetSeconds":0,"thresholdTestDay":-9223372036854775808}}"#,
        #"{"athlete":{"name":"A","homeOffsetSeconds":0,"maximumHeartRate":1e308,"birthYear":-9223372036854775808}}"#,
        #"{"athlete":{"name":"A","homeOffsetSeconds":0,"massKilograms":-5}}"#,
        #"{"athlete":{"name":"A","homeOffsetSeconds":0,"heartRateZones":[1e300]}}"#,
        #"{"diary":{"madeAt":1e300,"niggle":"n","day":1,"place":"calf","intensity":2}}"#,
        #"{"diary":{"madeAt":0,"shoes":"Red","isOver":true,"day":9223372036854775807}}"#,
        #"{"cut":{"of":{"recording":"x"},"second":9223372036854775807}}"#,
        #"{"edit":{"recording":"x","madeAt":-1e300}}"#,
        #"{"weather":{"latitude":9000,"longitude":0,"day":1,"askedAt":0}}"#,
        #"{"weather":{"latitude":0,"longitude":0,"day":9223372036854775807,"askedAt":0}}"#,
        #"{"weather":{"latitude":0,"longitude":0,"day":1,"askedAt":0,"failures":-1}}"#,
        #"{"weather":{"latitude":0,"longitude":0,"day":1,"askedAt":0,"problem":"<b>"}}"#,
        #"{"weather":{"latitude":0,"longitude":0,"day":1,"askedAt":0,"hours":[{"hour":24,"celsius":1e9}]}}"#,
        #"{"air":{"latitude":0,"longitude":0,"day":1,"askedAt":0,"hours":[{"hour":48,"index":5}]}}"#,
        #"{"air":{"latitude":0,"longitude":0,"day":1,"askedAt":0,"hours":[{"hour":24,"index":-5}]}}"#,
    ])
    func `implausible values are removed and reported`(line: String) throws {
        let list = try list(line)
        #expect(list.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "line", count: 1), at: .line(2))])
        let kept = try #require(list.lines.last)
        #expect(kept.demo == nil && kept.cut == nil && kept.edit == nil && kept.diary == nil)
        #expect(kept.weather == nil && kept.air == nil)
        if let profile = kept.athlete { #expect(profile == ExportLine.Profile(Athlete(name: "A"))) }
    }

    @Test func `plausible values are kept`() throws {
        let line =
            #"{"athlete":{"name":"A","homeOffsetSeconds":28800,"massKilograms":61.5,"raceDay":20793,"maximumHeartRate":190}}"#
        let list = try list(line)
        #expect(list.findings.isEmpty)
        let athlete = list.lines.last?.athlete?.athlete
        #expect(athlete?.raceDay?.number == 20_793 && athlete?.mass?.kilograms == 61.5)
    }

    @Test func `text without our version is no list`() throws {
        #expect(try ExportLine.list(Array("{\"note\":\"mine\"}\n".utf8)) == nil)
        #expect(try ExportLine.list([]) == nil)
    }

    /// Decoding damaged lists never crashes, and keeps plausible values only.
    @Test func `three thousand damaged lists do not crash`() throws {
        let lines = [
            #"{"hearth":1}"#, #"{"original":{"hash":"00ff","path":"a/b.gpx"}}"#, #"{"demo":{"lastDay":20793}}"#,
            #"{"athlete":{"name":"A","homeOffsetSeconds":28800,"massKilograms":61.5,"raceDay":20793,"heartRateZones":[100,120]}}"#,
            #"{"diary":{"madeAt":9,"niggle":"n","day":1,"place":"calf","intensity":2}}"#,
            #"{"edit":{"recording":"x","madeAt":9,"perceivedEffort":7}}"#, #"{"cut":{"of":{"recording":"x"},"second":99}}"#,
            #"{"weather":{"latitude":250,"longitude":1216,"day":19000,"askedAt":9,"hours":[{"hour":456001,"celsius":20.5}]}}"#,
            #"{"air":{"latitude":-250,"longitude":-1216,"day":19000,"askedAt":9,"hours":[{"hour":456002,"index":50}]}}"#,
        ]
        let good = Array((lines.joined(separator: "\n") + "\n").utf8)
        #expect(try ExportLine.list(good)?.findings.isEmpty == true)
        let digits = Array("0123456789-.eE,:{}[]\"\n".utf8)
        var state: UInt64 = 7
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        var damaged = 0
        for _ in 0..<3_000 {
            var bytes = good
            for _ in 0...roll(4) {
                let place = 13 + roll(bytes.count - 13)
                switch roll(3) {
                case 0: bytes[place] = digits[roll(digits.count)]
                case 1: bytes.insert(digits[roll(10)], at: place)
                default: bytes.remove(at: place)
                }
            }
            guard let list = try ExportLine.list(bytes) else { continue }
            if !list.findings.isEmpty { damaged += 1 }
            for line in list.lines {
                for hour in line.weather?.hours ?? [] { #expect((-60...60).contains(hour.celsius)) }
                for request in [line.weather?.request, line.air?.request].compactMap({ $0 }) {
                    #expect((0...84_005).contains(request.day.number))
                }
                if let profile = line.athlete { #expect(abs(profile.athlete.homeOffset.secondsAheadOfUTC) <= 50_400) }
                _ = line.athlete?.athlete
                _ = line.diary?.stored
                _ = line.edit?.stored(of: "x")
            }
        }
        #expect(damaged > 1_000)
    }
}
