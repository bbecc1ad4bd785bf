import ActivityFiles
import Testing

struct FileReadingTests {
    @Test func `a note does not make a file recovered, a warning does`() {
        var reading = FileReading(kind: .fit)
        reading.findings = [ImportFinding(.note, .trailingBytes(2))]
        #expect(reading.verdict == .accepted)
        reading.findings.append(ImportFinding(.warning, .checksumMismatch, at: .offset(12)))
        #expect(reading.verdict == .recovered)
    }
}
