import GivenFiles
import Testing

@testable import ActivityFiles

/// The damaged and hostile files of the given folder, compared with their labels.
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

    @Test func `the readable part of a damaged file equals that of independent parsers`() throws {
        for expected in try GivenFiles.expected("gpx", damaged: true) + GivenFiles.expected("tcx", damaged: true) {
            let bytes = try GivenFiles.bytes(expected.path)
            let isRefused = expected.path.contains("entity_bomb") || expected.path.contains("xxe")
            // A FIT file with the name of a GPX file is compared with the FIT files.
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
