import Testing

@testable import ActivityFiles

struct CSVRowTests {
    @Test func `a column gives its text, or nil if it is empty or missing`() {
        let row = ["a", "", "--", " "]
        #expect(row.text(0) == "a")
        #expect(row.text(1) == nil)
        #expect(row.text(2) == "--")
        #expect(row.text(3) == " ")
        #expect(row.text(4) == nil)
        #expect(row.text(nil) == nil)
    }

    @Test func `two dashes are nil in tables that use them for missing values`() {
        let row = ["--", "5", ""]
        #expect(row.cell(0) == nil)
        #expect(row.cell(1) == "5")
        #expect(row.cell(2) == nil)
        #expect(row.cell(3) == nil)
    }

    @Test func `the first of several names in the header gives the column`() {
        let header = ["Date", "Elev Gain", "Total Ascent"]
        #expect(header.column(named: ["Total Ascent", "Elev Gain"]) == 2)
        #expect(header.column(named: ["Anstieg", "Elev Gain"]) == 1)
        #expect(header.column(named: ["Anstieg"]) == nil)
        #expect(header.column(named: []) == nil)
    }
}
