import ActivityFiles
import Foundation
import GivenFiles
import Testing
import Training

/// Damaged and hostile variants of real files with their expected results.
@Suite(.needsGivenFiles) struct BrokenFITFilesTests {
    @Test func `every damaged file is accepted, recovered or rejected as labelled`() throws {
        let labels = try #require(try GivenFiles.json("_derived_broken/labels.json") as? [[String: Any]])
        var wrong: [String] = []
        var compared = 0
        for label in labels {
            guard let name = label["file"] as? String, name.hasSuffix(".fit") || name == "fit_named.gpx",
                let expect = label["expect"] as? String
            else { continue }
            let bytes = try GivenFiles.bytes("_derived_broken/" + name)
            // Gzip is unpacked by another module.
            if bytes.starts(with: [0x1F, 0x8B]) { continue }
            compared += 1
            let verdict = verdict(bytes)
            if verdict.label != expect { wrong.append("\(name): \(verdict.label) \(verdict.why), not \(expect)") }
        }
        #expect(compared >= 15)
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    private func verdict(_ bytes: [UInt8]) -> (label: String, why: String) {
        do {
            let reading = try readFIT(bytes.span)
            return (
                reading.verdict == .accepted ? "accept" : "recover", "\(reading.findings) \(reading.recordings.map { $0.points })"
            )
        } catch {
            return ("reject", "\(error)")
        }
    }

    @Test func `two consecutive files are both read, and a cut in the second does not affect the first`() throws {
        let whole = try GivenFiles.bytes("_derived_broken/chained_two.fit")
        let cut = try GivenFiles.bytes("_derived_broken/chained_second_bad.fit")
        #expect(try readFIT(whole.span).recordings.map { $0.points } == [1100, 1202])
        #expect(try readFIT(cut.span).recordings.map { $0.points } == [1100, 604])
    }
}
