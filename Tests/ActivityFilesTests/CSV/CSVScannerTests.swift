import Testing

@testable import ActivityFiles

struct CSVScannerTests {
    func rows(_ text: String) -> [[String]] {
        let bytes = Array(text.utf8)
        var scanner = CSVScanner(bytes.span)
        var rows: [[String]] = []
        while let row = scanner.next() { rows.append(row) }
        return rows
    }

    @Test func `quoted and empty cells and all line ends are read`() {
        #expect(
            rows("a,b,c\r\n\"1,1\",,\"x \"\"y\"\"\nz\"\r4,5,6") == [
                ["a", "b", "c"], ["1,1", "", "x \"y\"\nz"], ["4", "5", "6"],
            ])
    }

    @Test func `the delimiter of the first line applies to the table`() {
        #expect(rows("\u{FEFF}a;b\n1,5;2\n") == [["a", "b"], ["1,5", "2"]])
        #expect(rows("a\tb\n1,5\t2;3\n") == [["a", "b"], ["1,5", "2;3"]])
        #expect(rows("\"a;a;a\",b\n1,2\n") == [["a;a;a", "b"], ["1", "2"]])
    }

    @Test func `empty lines are skipped and Latin-1 is read`() {
        #expect(rows("\n\na,b\n\n1,2\n\n") == [["a", "b"], ["1", "2"]])
        let latin1: [UInt8] = [0x61, 0x2C, 0xE4, 0x0A]
        var scanner = CSVScanner(latin1.span)
        let row = scanner.next()
        #expect(row == ["a", "ä"])
    }
}
