import Testing

@testable import hearth

struct MessageLinesTests {
    private func lines(_ text: String, limit: Int, pieces: Int) -> [MessageLines.Line] {
        var rest = Array(text.utf8)
        var lines = MessageLines(limit: limit) {
            defer { rest.removeFirst(min(pieces, rest.count)) }
            return Array(rest.prefix(pieces))
        }
        var found: [MessageLines.Line] = []
        while let line = lines.next() { found.append(line) }
        return found
    }

    @Test(arguments: [1, 2, 3, 5, 100])
    func `lines are the same in pieces of any size, and a long one is skipped`(_ pieces: Int) {
        let found = lines("one\n\nfour!\nmuch too long\ntwo\nlast", limit: 5, pieces: pieces)
        func message(_ text: String) -> MessageLines.Line { .message(Array(text.utf8)) }
        #expect(found == [message("one"), message(""), message("four!"), .tooLong, message("two"), message("last")])
        #expect(lines("", limit: 5, pieces: pieces) == [])
        #expect(lines("\n", limit: 5, pieces: pieces) == [.message([])])
        #expect(lines("much too long", limit: 5, pieces: pieces) == [.tooLong])
        #expect(lines("much too long\n", limit: 5, pieces: pieces) == [.tooLong])
    }
}
