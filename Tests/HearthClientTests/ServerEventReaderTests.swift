import Testing

@testable import HearthClient

struct ServerEventReaderTests {
    private typealias Event = ServerEventReader.Event

    private func events(_ text: String, piece: Int) -> [ServerEventReader.Event] {
        var reader = ServerEventReader()
        let bytes = Array(text.utf8)
        return stride(from: 0, to: bytes.count, by: piece).flatMap { reader.take(bytes[$0..<min($0 + piece, bytes.count)]) }
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `events arrive whole, whatever the pieces and line ends are`(end: String) {
        let lines = [
            "retry: 2000", "", "id: a.1", "event: sync", "data: {", "data: 雅婷}", "", ": still here", "", "data:x", "",
            "event: none", "",
            "data: cut off",
        ]
        for piece in [1, 2, 3, 7, 1000] {
            #expect(
                events(lines.joined(separator: end), piece: piece)
                    == [Event(name: "sync", data: "{\n雅婷}"), Event(name: "message", data: "x")], "\(piece)")
        }
    }

    @Test func `an endless line fills no memory, and the next event is read`() {
        var reader = ServerEventReader()
        for _ in 0..<100 { #expect(reader.take(Array(repeating: UInt8(ascii: "x"), count: 10_000)).isEmpty) }
        #expect(reader.take(Array("\n\ndata: 1\n\n".utf8)) == [Event(name: "message", data: "1")])
        let line = Array(("data: " + String(repeating: "y", count: 40_000) + "\n").utf8)
        for _ in 0..<100 { #expect(reader.take(line).isEmpty) }
        #expect(reader.take(Array("\n".utf8)).map(\.data.utf8.count) == [40_000])
    }
}
