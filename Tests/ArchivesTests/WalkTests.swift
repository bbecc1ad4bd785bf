import Archives
import Foundation
import Testing

struct WalkTests {
    @Test func `files of a folder come in order, before those of its subfolders, hidden ones and links left out`() throws {
        let scratch = try Scratch()
        for name in ["b.txt", "a/2.txt", "a/1.txt", "z.txt", ".hidden", "__MACOSX/x", "a/.DS_Store"] {
            try scratch.write(Array(name.utf8), to: name)
        }
        try FileManager.default.createSymbolicLink(atPath: scratch.path + "/loop", withDestinationPath: scratch.path)
        try FileManager.default.createSymbolicLink(atPath: scratch.path + "/link.txt", withDestinationPath: "/etc/hostname")
        let root = URL(fileURLWithPath: scratch.path).lastPathComponent
        #expect(try visits(scratch.path).map(\.label) == ["b.txt", "z.txt", "a/1.txt", "a/2.txt"].map { root + "/" + $0 })
    }

    @Test func `what gives nothing at all is an error with the reason`() throws {
        let scratch = try Scratch()
        #expect(throws: ArchiveError.noFiles(path: scratch.path)) { try visits(scratch.path) }
        let missing = scratch.path + "/missing"
        #expect(throws: ArchiveError.notFound(path: missing)) { try visits(missing) }
        #expect(throws: ArchiveError.notARegularFile(path: "/dev/zero")) { try visits("/dev/zero") }
        let empty = try scratch.write(ZipBytes().bytes, to: "empty.zip")
        #expect(throws: ArchiveError.emptyArchive(label: "empty.zip")) { try visits(empty) }
        let fake = try scratch.write([0x50, 0x4B, 3, 4] + Array(repeating: 1, count: 100), to: "fake.zip")
        #expect(throws: ArchiveError.directoryMissing(label: "fake.zip")) { try visits(fake) }
    }

    @Test func `an unreadable file does not stop the others`() throws {
        let scratch = try Scratch()
        try scratch.write([0x50, 0x4B, 3, 4, 0], to: "a.zip")
        try scratch.write([0x1F, 0x8B, 8, 0xFF, 1], to: "b.gz")
        try scratch.write([1], to: "c.txt")
        let found = try visits(scratch.path)
        #expect(found.map { $0.failure != nil || $0.damage != nil } == [true, true, false])
        #expect(found.last?.content == [1])
    }

    @Test func `gzip is looked through, whatever the name, twice at most`() throws {
        let scratch = try Scratch()
        let text = Array("some text".utf8)
        let once = Compression.compressed(text)
        try scratch.write(once, to: "1.fit")
        try scratch.write(Compression.compressed(once), to: "2.gz")
        try scratch.write(Compression.compressed(Compression.compressed(once)), to: "3.gz")
        try scratch.write(once + Compression.compressed(Array("!".utf8)), to: "4 two members.gz")
        try scratch.write(once + [0, 0, 0], to: "5 padded.gz")
        try scratch.write(Array(once.dropLast(9)), to: "6 cut.gz")
        let found = try visits(scratch.path)
        #expect(found.map(\.content) == [text, text, nil, text + Array("!".utf8), text, found[5].content])
        #expect(found[2].failure == .limitReached(.nesting, label: found[2].label))
        #expect(found[5].damage == .truncated(offset: found[5].content?.count ?? -1))
        #expect(found[4].damage == nil)
    }

    @Test func `a zip in a zip is opened, a third one is not`() throws {
        let scratch = try Scratch()
        var inner = ZipBytes()
        inner.add("deep.txt", [1, 2, 3])
        var middle = ZipBytes()
        middle.add("inner.zip", inner.bytes)
        var outer = ZipBytes()
        outer.add("middle.zip", middle.bytes)
        let good = try scratch.write(middle.bytes, to: "middle.zip")
        #expect(try visits(good) == [Visit(label: "middle.zip/inner.zip/deep.txt", content: [1, 2, 3])])
        let bad = try scratch.write(outer.bytes, to: "outer.zip")
        let label = "outer.zip/middle.zip/inner.zip"
        #expect(try visits(bad) == [Visit(label: label, failure: .limitReached(.nesting, label: label))])
    }

    @Test func `a zip behind a program or a script is opened, and what only looks like an end is not`() throws {
        let scratch = try Scratch()
        var zip = ZipBytes()
        zip.add("run.txt", [1, 2, 3])
        let expected = [Visit(label: "z.exe/run.txt", content: [1, 2, 3])]
        for prefix in [Array("MZ program".utf8), Array("#!/bin/sh\n".utf8), Array("anything".utf8)] {
            zip.prefix = prefix
            #expect(try visits(scratch.write(zip.bytes, to: "z.exe")) == expected)
        }
        zip.comment = Array("unpacks itself".utf8)
        zip.prefix = Array("MZ program".utf8)
        #expect(try visits(scratch.write(zip.bytes, to: "z.exe")) == expected)
        let text = Array("no zip, but PK\u{5}\u{6}".utf8) + [UInt8](repeating: 0, count: 18)
        #expect(try visits(scratch.write(text, to: "t")) == [Visit(label: "t", content: text)])
    }

    @Test func `a sibling is found by its relative name and never outside`() throws {
        let scratch = try Scratch()
        var zip = ZipBytes()
        zip.add("export/main.xml", [1])
        zip.add("export/routes/a.gpx", [2])
        zip.add("secret", [3])
        try scratch.write(zip.bytes, to: "a.zip")
        try scratch.write([1], to: "export/main.xml")
        try scratch.write([2], to: "export/routes/a.gpx")
        try scratch.write([3], to: "secret")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/export/routes/link", withDestinationPath: scratch.path + "/secret")
        for path in ["/a.zip", "/export"] {
            var found: [[UInt8]?] = []
            try walk(scratch.path + path) { item in
                guard item.label.hasSuffix("main.xml") else { return }
                for name in ["routes/a.gpx", "../secret", "routes/b.gpx", "/secret", "routes/link"] {
                    found.append(try item.sibling(name)?.readAll(limit: 10).bytes)
                }
            }
            #expect(found == [[2], nil, nil, nil, nil])
            var below: [[UInt8]?] = []
            try walk(scratch.path + path) { item in
                guard item.label.hasSuffix("main.xml") else { return }
                for name in ["a.gpx", "secret", "b.gpx", "../secret", "link", "main.xml", ""] {
                    below.append(try item.nephew(name)?.readAll(limit: 10).bytes)
                }
            }
            #expect(below == [[2], nil, nil, nil, nil, nil, nil])
        }
    }

    /// Every reading ends, with content, damage or a typed error: that is what is tested here.
    @Test func `five hundred damaged gzip files are survived`() throws {
        let scratch = try Scratch()
        var dice = Dice(state: 9)
        let text = (0..<3000).map { _ in UInt8(0x61 + dice.roll(9)) }
        let good = Compression.compressed(text) + Compression.compressed(text)
        var damaged = 0
        for _ in 0..<500 {
            var bytes = good
            for _ in 0...dice.roll(3) {
                bytes[dice.roll(10) == 0 ? dice.roll(12) : dice.roll(bytes.count)] = UInt8(dice.roll(256))
            }
            if dice.roll(4) == 0 { bytes.removeLast(dice.roll(bytes.count)) }
            let path = try scratch.write(bytes, to: "x.gz")
            for visit in try visits(path) where visit.damage != nil || visit.failure != nil { damaged += 1 }
        }
        #expect(damaged > 400)
    }
}
