import Testing

@testable import WebServer

struct MultipartReaderTests {
    static let boundary = "----x9"
    static let body = [
        "------x9", "Content-Disposition: form-data; name=\"files\"; filename=\"a%22b/繁.fit\"", "Content-Type: application/x",
        "", "one\r\n--\r\n-----x\r\n------x8two", "------x9", "content-disposition: form-data; name=\"folder\"; filename=\"\"",
        "", "",
        "------x9", "Content-Disposition: form-data; name=note", "", "\r\n", "------x9--", "",
    ].joined(separator: "\r\n")

    /// Returns the parts as `name|file|content`.
    static func parts(_ body: [UInt8], pieces: (Int) -> Int) throws -> [String] {
        var reader = MultipartReader(boundary: boundary)
        var parts: [String] = []
        var content: [UInt8] = []
        var at = 0
        while at < body.count {
            let end = min(body.count, at + max(1, pieces(at)))
            try reader.read(body[at..<end]) { event in
                switch event {
                case .part(let name, let file):
                    parts.append(name + "|" + (file ?? "-") + "|")
                    content = []
                case .bytes(let bytes): content += bytes
                case .partEnd: parts[parts.count - 1] += String(decoding: content, as: UTF8.self)
                }
            }
            at = end
        }
        try reader.finish()
        return parts
    }

    @Test(arguments: [1, 2, 3, 7, 16, 64, 100_000]) func `a form gives the same parts in pieces of any size`(_ size: Int) throws {
        #expect(
            try Self.parts(Array(Self.body.utf8)) { _ in size } == [
                "files|a\"b/繁.fit|one\r\n--\r\n-----x\r\n------x8two", "folder||", "note|-|\r\n",
            ])
    }

    @Test func `a form that is truncated anywhere is refused`() {
        let body = Array(Self.body.utf8)
        for end in 0..<(body.count - 2) {
            #expect(throws: MultipartReader.Flaw.self, "\(end)") { try Self.parts(Array(body[..<end])) { _ in 50 } }
        }
    }

    @Test func `a damaged form is read or refused, with the same result in pieces of any size`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            var body = Array(Self.body.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            let whole = Result { try Self.parts(body) { _ in 1 << 20 } }
            let small = Result { try Self.parts(body) { 1 + $0 % 5 } }
            #expect((try? whole.get()) == (try? small.get()), "\(body)")
        }
    }

    @Test func `overlong headers are refused`() {
        let long = "------x9\r\nContent-Disposition: form-data; name=\"" + String(repeating: "n", count: 20_000)
        #expect(throws: MultipartReader.Flaw.headerTooLong) { try Self.parts(Array(long.utf8)) { _ in 100 } }
        let none = "------x9\r\nContent-Type: x/y\r\n\r\nabc\r\n------x9--"
        #expect(throws: MultipartReader.Flaw.malformedHeader) { try Self.parts(Array(none.utf8)) { _ in 100 } }
        let odd = "------x9 odd"
        #expect(throws: MultipartReader.Flaw.malformedDelimiter) { try Self.parts(Array(odd.utf8)) { _ in 100 } }
    }

    @Test func `the boundary is read from the header`() throws {
        #expect(MultipartReader.parameter("boundary", of: "multipart/form-data; charset=utf-8; boundary=\"a b;c\"") == "a b;c")
        #expect(MultipartReader.parameter("boundary", of: "multipart/form-data; BOUNDARY=abc; x=y") == "abc")
        #expect(throws: MultipartReader.Flaw.noBoundary) { try MultipartReader(contentType: "multipart/form-data") }
        #expect(throws: MultipartReader.Flaw.noBoundary) { try MultipartReader(contentType: "multipart/form-data; boundary=") }
    }
}
