import ActivityFiles
import Foundation
import Testing
import Training

/// Damaged and hostile variants of real files, each with what should become of it.
struct BrokenFITFilesTests {
    @Test func `every damaged file is accepted, recovered or rejected as labelled`() throws {
        guard let folder = RealFITFiles.folder else { return }
        let broken = folder.appendingPathComponent("_derived_broken")
        let data = try Data(contentsOf: broken.appendingPathComponent("labels.json"))
        let labels = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
        var wrong: [String] = []
        var compared = 0
        for label in labels {
            guard let name = label["file"] as? String, name.hasSuffix(".fit") || name == "fit_named.gpx",
                let expect = label["expect"] as? String
            else { continue }
            let bytes = [UInt8](try Data(contentsOf: broken.appendingPathComponent(name)))
            // Unpacking gzip is another room's.
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

    @Test func `two files back to back are both read, and a cut in the second does not cost the first`() throws {
        guard let whole = try RealFITFiles.bytes("_derived_broken/chained_two.fit"),
            let cut = try RealFITFiles.bytes("_derived_broken/chained_second_bad.fit")
        else { return }
        #expect(try readFIT(whole.span).recordings.map { $0.points } == [1100, 1202])
        #expect(try readFIT(cut.span).recordings.map { $0.points } == [1100, 604])
    }
}
