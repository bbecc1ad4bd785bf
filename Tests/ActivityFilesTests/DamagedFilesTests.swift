import Testing

@testable import ActivityFiles

/// The damaged and hostile files of the given folder, each judged as its label says.
struct DamagedFilesTests {
    @Test func `damaged markup is accepted, recovered or rejected as its label says`() throws {
        guard let labels = try GivenFiles.json("_derived_broken/labels.json") as? [[String: Any]] else { return }
        var compared = 0
        for label in labels {
            guard let name = label["file"] as? String, let expected = label["expect"] as? String, isOurs(name),
                let bytes = try GivenFiles.bytes("_derived_broken/" + name)
            else { continue }
            compared += 1
            #expect(verdict(of: bytes) == expected, "\(name): \(label["why"] as? String ?? "")")
        }
        #expect(compared >= 34)
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
