import Archives
import Foundation
import Testing

struct FolderWalkTests {
    @Test func `each folder is reported with its files before those below it, without hidden ones and links`() throws {
        let scratch = try Scratch()
        for path in ["b.gpx", "a.gpx", ".hidden", "x/late", "x/deep/er", "A/early", "__MACOSX/a.gpx", "x/.git/config"] {
            try scratch.write([1, 2], to: path)
        }
        try FileManager.default.createSymbolicLink(atPath: scratch.path + "/link", withDestinationPath: scratch.path + "/x")
        var listed: [String] = []
        try walkFolder(scratch.path) { listing in
            let below = String(listing.path.dropFirst(scratch.path.count))
            listed.append(below + ":" + listing.files.map { "\($0.name) \($0.size)" }.joined(separator: ","))
            #expect(listing.failure == nil && listing.failures.isEmpty)
        }
        #expect(listed == [":a.gpx 2,b.gpx 2", "/A:early 2", "/x:late 2", "/x/deep:er 2"])
    }

    @Test func `a folder beyond the depth limit is a failure, and a path that is no folder is an error`() throws {
        let scratch = try Scratch()
        try scratch.write([1], to: "a/b/c/file")
        var failed: [String] = []
        try walkFolder(scratch.path, depth: 1) { if $0.failure != nil { failed.append($0.path) } }
        #expect(failed == [scratch.path + "/a/b"])
        #expect(throws: ArchiveError.self) { try walkFolder(scratch.path + "/none") { _ in } }
    }
}
