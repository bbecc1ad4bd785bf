import Contract
import Testing

struct ReportDecimalsTests {
    @Test func `numbers are rounded to what a reader can use, and receipts are not`() {
        let document: JSONValue = [
            "format": 1, "name": "run",
            "numbers": .list([.number(8708.027403855729), .number(14.76498), .number(4.14449), .number(-0.471_47), .number(0)]),
            "receipts": ["value": .number(8708.027403855729)], "analyses": ["distance_km": .number(21.0975)],
        ]
        let rounded = ReportDocument.rounded(document)
        #expect(
            rounded["numbers"] == .list([.number(8708), .number(14.76), .number(4.144), .number(-0.4715), .number(0)]))
        #expect(rounded["analyses"] == document["analyses"])
        #expect(rounded["receipts"] == document["receipts"] && rounded["format"] == 1 && rounded["name"] == "run")
    }

    @Test func `the report names its format`() {
        for athlete in ReportedAthlete.all { #expect(athlete.report["format"] == .integer(ReportDocument.format)) }
    }
}
