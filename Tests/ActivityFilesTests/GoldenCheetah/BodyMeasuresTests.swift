import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Body measures of GoldenCheetah as CSV.
struct BodyMeasuresTests {
    static let table =
        "ts,weightkg,fatkg,boneskg,musclekg,leankg,fatpercent,comment\n1479632565,80.15,12.10,5.4,0,32.5,11.57,\"a, b\"\n"

    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `a weight is at its second in UTC`() throws {
        let reading = try read(Self.table)
        let weight = try #require(reading.samples.first)
        #expect(reading.kind == .goldenCheetah && reading.samples.count == 1 && reading.verdict == .accepted)
        #expect(weight.kind == .bodyMass && weight.value == 80.15 && weight.offset == nil)
        #expect(weight.start == ISO8601.stamp("2016-11-20T09:02:45Z")?.moment)
        #expect(weight.source == Source(name: "GoldenCheetah", origin: .accountExport))
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "fatkg", count: 1))))
    }

    @Test(arguments: ["1", "-5", "1e300", "x", "99999999999"]) func `an impossible time is omitted and counted`(_ time: String)
        throws
    {
        let reading = try read(Self.table.replacingFirst("1479632565", time))
        #expect(reading.samples.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "ts", count: 1), at: .line(2))))
    }

    @Test func `a missing weight is no sample`() throws {
        #expect(try read(Self.table.replacingFirst("80.15", "")).samples.isEmpty)
        #expect(try read(Self.table.replacingFirst("80.15", "0")).samples.isEmpty)
    }

    /// Read in Python. The first row of the file has the second 1 of 1970.
    @Test(.needsGivenFiles) func `a real table has the values of an independent reading`() throws {
        let path = "_sources/GoldenCheetah+GoldenCheetah/test/bodymeasures/bodymeasures-format-example-ts.csv"
        let bytes = try GivenFiles.bytes(path)
        let reading = try readFile(bytes.span)
        #expect(reading.kind == .goldenCheetah && reading.samples.map(\.value) == [80.15, 81.15])
        #expect(reading.samples.map { $0.start.secondsSince1970 } == [1_479_632_565, 1_479_632_865])
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "ts", count: 1), at: .line(2))))
    }
}
