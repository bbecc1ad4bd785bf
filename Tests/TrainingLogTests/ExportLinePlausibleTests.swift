import ActivityFiles
import Testing

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
    ])
    func `what no form of ours takes is left out and told of`(line: String) throws {
        let list = try list(line)
        #expect(list.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "line", count: 1), at: .line(2))])
        let kept = try #require(list.lines.last)
        #expect(kept.demo == nil && kept.cut == nil && kept.edit == nil && kept.diary == nil)
        if let profile = kept.athlete { #expect(profile == ExportLine.Profile(name: "A", homeOffsetSeconds: 0)) }
    }

    @Test func `what a form takes is kept`() throws {
        let line =
            #"{"athlete":{"name":"A","homeOffsetSeconds":28800,"massKilograms":61.5,"raceDay":20793,"maximumHeartRate":190}}"#
        let list = try list(line)
        #expect(list.findings.isEmpty)
        #expect(list.lines.last?.athlete?.raceDay == 20_793 && list.lines.last?.athlete?.massKilograms == 61.5)
    }

    @Test func `what does not begin with our version is no list`() throws {
        #expect(try ExportLine.list(Array("{\"note\":\"mine\"}\n".utf8)) == nil)
        #expect(try ExportLine.list([]) == nil)
    }
}
