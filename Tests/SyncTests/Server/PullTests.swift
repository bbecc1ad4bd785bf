import Measures
import Sync
import Testing

struct PullTests {
    /// A server with `count` records; the first one was deleted last.
    private func server(_ count: Int) -> MemoryServer {
        var server = MemoryServer(epoch: Sample.epoch(1))
        for number in 1...count { _ = server.push([Sample.record(number, 1, number)]) }
        _ = server.push([Sample.record(1, 2, nil)])
        return server
    }

    @Test func `pages follow each other by their cursors until there is no more`() throws {
        let server = server(5)
        var cursor: Cursor?
        var seen: [UniqueID] = []
        var hasMore = true
        while hasMore {
            let answer = server.pull(cursor, limit: 2)
            #expect(answer.after == cursor && !answer.restarts && answer.changes.count <= 2)
            seen += answer.changes.map { $0.id }
            cursor = answer.next
            hasMore = answer.hasMore
        }
        #expect(seen == [2, 3, 4, 5, 1].map { Sample.id($0) })
        #expect(cursor == Sample.cursor(6))
        #expect(server.pull(cursor, limit: 2).changes.isEmpty)
    }

    @Test func `a tombstone reaches a device that never saw the record`() {
        let changes = server(1).pull(nil, limit: 10).changes
        #expect(changes == [Sample.record(1, 2, nil)])
    }

    @Test func `a page that ends with the last change has no more`() {
        #expect(!server(4).pull(nil, limit: 4).hasMore)
        #expect(server(4).pull(nil, limit: 3).hasMore)
    }

    @Test func `a cursor of another epoch, or from the future, restarts at the first change`() throws {
        for cursor in [Sample.cursor(2, epoch: 2), Sample.cursor(7)] {
            let answer = server(5).pull(cursor, limit: 10)
            #expect(answer.restarts && answer.after == cursor)
            #expect(answer.changes.count == 5)
            #expect(answer.next == Sample.cursor(6))
        }
    }

    @Test func `limits outside of the range are clamped`() {
        #expect(server(3).pull(nil, limit: 0).changes.count == 1)
        #expect(server(3).pull(nil, limit: -5).changes.count == 1)
        #expect(RecordBook.plan(pull: nil, limit: .max, epoch: Sample.epoch(1), lastPosition: 0).limit == RecordBook.largestPage)
    }

    @Test func `a cursor is written as text and read back`() {
        let cursor = Sample.cursor(42)
        #expect(cursor?.text == "00000000-0000-00e0-0000-000000000001.42")
        #expect(cursor.flatMap { Cursor($0.text) } == cursor)
    }

    @Test(arguments: [
        "", ".", "42", "00000000-0000-00e0-0000-000000000001", "00000000-0000-00e0-0000-000000000001.",
        "00000000-0000-00e0-0000-000000000001.-1", "00000000-0000-00e0-0000-000000000001.9007199254740993",
        "00000000-0000-00e0-0000-000000000001.99999999999999999999", "00000000-0000-00e0-0000-00000000000.1",
        "00000000-0000-00e0-0000-000000000001.1.1",
    ])
    func `any other text is no cursor`(text: String) { #expect(Cursor(text) == nil) }
}
