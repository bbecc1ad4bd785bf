import Testing

@testable import ActivityFiles

struct CountsTests {
    @Test func `kinds are in order of first occurrence with their counts`() {
        var counts = Counts<String>()
        #expect(counts.all.isEmpty)
        for kind in ["b", "a", "b", "c", "a", "b"] { counts.add(kind) }
        #expect(counts.all.map { $0.kind } == ["b", "a", "c"])
        #expect(counts.all.map { $0.count } == [3, 2, 1])
    }

    @Test func `each kind gives one warning at its first place`() {
        var counts = Counts<String>()
        counts.add("date", at: 4)
        counts.add("value")
        counts.add("date", at: 1)
        #expect(
            counts.warnings { .fieldUnreadable(what: $0, count: $1) } == [
                ImportFinding(.warning, .fieldUnreadable(what: "date", count: 2), at: .offset(4)),
                ImportFinding(.warning, .fieldUnreadable(what: "value", count: 1)),
            ])
        let text = Array("a\nb\nc".utf8)
        #expect(
            counts.warnings(linesOf: text.span) { .unitMissing(what: $0, count: $1) } == [
                ImportFinding(.warning, .unitMissing(what: "date", count: 2), at: .line(3)),
                ImportFinding(.warning, .unitMissing(what: "value", count: 1)),
            ])
        #expect(Counts<String>().warnings { .fieldUnreadable(what: $0, count: $1) }.isEmpty)
    }

    @Test func `a plausible value is returned, and any other is counted with its place`() {
        var counts = Counts<String>()
        #expect(counts.checked(1, 1...300, "heart rate", at: 7) == 1)
        #expect(counts.all.isEmpty)
        for value in [0.5, 300.5, .infinity, .nan] { #expect(counts.checked(value, 1...300, "heart rate", at: 9) == nil) }
        #expect(
            counts.warnings { .valuesOutOfRange(what: $0, count: $1) }
                == [ImportFinding(.warning, .valuesOutOfRange(what: "heart rate", count: 4), at: .offset(9))])
    }
}
