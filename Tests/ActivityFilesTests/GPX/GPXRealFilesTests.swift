import GivenFiles
import Testing

@testable import ActivityFiles

struct GPXRealFilesTests {
    @Test(.needsGivenFiles) func `real files equal the results of independent parsers`() throws {
        let files = try GivenFiles.expected("gpx")
        #expect(files.count > 100, "only \(files.count) files were compared")
        for expected in files {
            let bytes = try GivenFiles.bytes(expected.path)
            let reading: FileReading
            do throws(FileError) {
                reading = try readGPX(bytes.span)
            } catch {
                #expect(expected.points == 0, "\(expected.path): \(error)")
                continue
            }
            expectAgreement(reading, with: expected, "\(expected.path)")
        }
    }
}
