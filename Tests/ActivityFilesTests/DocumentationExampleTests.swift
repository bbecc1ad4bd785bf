import ActivityFiles
import Measures
import Testing
import Training

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a file gives recordings and a verdict`() throws {
        let bytes = Array(
            """
            <gpx creator="Test"><trk><type>running</type><trkseg>
            <trkpt lat="48" lon="11"><time>2024-05-01T10:00:00Z</time></trkpt>
            <trkpt lat="48.001" lon="11"><time>2024-05-01T10:01:00Z</time></trkpt>
            </trkseg></trk></gpx>
            """.utf8)
        let reading = try readFile(bytes.span)
        let recording = reading.recordings.first
        let verdict = reading.verdict  // .accepted, or .recovered if a finding reports unusable content
        #expect(recording?.sport == .running && verdict == .accepted)
    }

    @Test func `an unusable file throws its error`() {
        let damaged: [UInt8] = [12, 16, 0, 0, 200, 0, 0, 0] + Array(".FIT".utf8)
        var refusal: FileError?
        do throws(FileError) {
            _ = try readFile(damaged.span)
        } catch {
            refusal = error  // .truncated(offset: 12)
        }
        #expect(refusal == .truncated(offset: 12))
    }

    @Test func `a recorded session becomes a file`() throws {
        let start = Moment(secondsSince1970: 1_795_199_400)
        let samples = [FITSession.HeartRateSample(time: start + 1, beatsPerMinute: 128)]
        let session = FITSession(start: start, end: start + 3600, sport: .hotYoga, heartRates: samples)
        let file = try writeFIT(session)
        let written = try readFIT(file.span).recordings.first
        #expect(written?.sport == .hotYoga && written?.channel(.heartRate)?.values == [128])
    }
}
