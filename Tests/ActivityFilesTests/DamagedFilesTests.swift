import GivenFiles
import Testing

@testable import ActivityFiles

/// The damaged and hostile files of the given folder, each judged as its label says.
@Suite(.needsGivenFiles) struct DamagedFilesTests {
    @Test func `damaged markup is accepted, recovered or rejected as its label says`() throws {
        let labels = try #require(try GivenFiles.json("_derived_broken/labels.json") as? [[String: Any]])
        var compared = 0
        for label in labels {
            guard let name = label["file"] as? String, let expected = label["expect"] as? String, isOurs(name) else { continue }
            let bytes = try GivenFiles.bytes("_derived_broken/" + name)
            compared += 1
            #expect(verdict(of: bytes) == expected, "\(name): \(label["why"] as? String ?? "")")
        }
        #expect(compared >= 34)
    }

    @Test func `what can be read of a damaged file is what independent parsers read of it`() throws {
        for expected in try GivenFiles.expected("gpx", damaged: true) + GivenFiles.expected("tcx", damaged: true) {
            let bytes = try GivenFiles.bytes(expected.path)
            let isRefused = expected.path.contains("entity_bomb") || expected.path.contains("xxe")
            // A FIT file under the name of a GPX file is compared where FIT files are.
            if isRefused || expected.path.contains("fit_named") { continue }
            let reading = try readFile(bytes.span)
            expectAgreement(reading, with: expected, "\(expected.path)")
        }
    }

    private func isOurs(_ name: String) -> Bool {
        name.hasSuffix(".gpx") || name.hasSuffix(".tcx") || name == "html_error_page.fit" || name == "json_inside.fit"
            || name == "empty.fit"
    }

    private func verdict(of bytes: [UInt8]) -> String {
        do throws(FileError) {
            switch try readFile(bytes.span).verdict {
            case .accepted: return "accept"
            case .recovered: return "recover"
            case .rejected: return "reject"
            }
        } catch {
            return "reject"
        }
    }
}
