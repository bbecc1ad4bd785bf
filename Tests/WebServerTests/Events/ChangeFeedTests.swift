import Measures
import Synchronization
import Testing
import TrainingLog

@testable import WebServer

struct ChangeFeedTests {
    private final class Stores: Sendable {
        private let number = Mutex(1)
        func change() { number.withLock { $0 += 1 } }
        // Two changes may have the same moment.
        var latest: Change { number.withLock { Change(number: $0, moment: Moment(secondsSince1970: 0)) } }
    }

    @Test func `a listener is notified of every change from then on, also by another process, and of no earlier one`()
        async throws
    {
        let stores = Stores()
        let feed = ChangeFeed { stores.latest }
        stores.change()
        var events = try await feed.listen().makeAsyncIterator()
        await feed.check()
        stores.change()
        await feed.check()
        await feed.check()
        feed.sendImportChange()
        #expect(await events.next() == .changed(stores.latest))
        #expect(await events.next() == .importMoved)
    }

    @Test func `a change during a failure of the stores is reported after it`() async throws {
        let (stores, broken) = (Stores(), Stores())
        let feed = ChangeFeed {
            // An even number is a failure.
            if broken.latest.number.isMultiple(of: 2) { throw StoreError.diskFull }
            return stores.latest
        }
        var events = try await feed.listen().makeAsyncIterator()
        broken.change()
        stores.change()
        await feed.check()
        broken.change()
        await feed.check()
        #expect(await events.next() == .changed(stores.latest))
    }

    @Test func `a silent feed sends a sign of life`() async throws {
        let feed = ChangeFeed(interval: .milliseconds(1), heartbeat: .milliseconds(3)) { nil }
        var events = try await feed.listen().makeAsyncIterator()
        let running = Task { try await feed.run() }
        #expect(await events.next() == .stillHere)
        #expect(await events.next() == .stillHere)
        running.cancel()
        try await running.value
        // The end of the feed ends its listeners; signs of life may be left.
        while let event = await events.next() { #expect(event == .stillHere) }
    }

    @Test func `one token cannot take the streams of pages and other devices`() async throws {
        let feed = ChangeFeed { nil }
        var streams: [AsyncStream<ChangeFeed.Event>] = []
        for _ in 1...ChangeFeed.mostOfToken { streams.append(try await feed.listen(by: "watch")) }
        await #expect(throws: RequestFailure.tooManyStreams) { try await feed.listen(by: "watch") }
        streams.append(try await feed.listen(by: "phone"))
        streams.append(try await feed.listen())
        // A stream that ends makes room for another one of its token.
        streams.removeFirst()
        streams.append(try await feed.listen(by: "watch"))
        #expect(streams.count == ChangeFeed.mostOfToken + 2)
    }

    @Test func `a slow listener gets the newest events, and too many listeners are refused`() async throws {
        let feed = ChangeFeed { nil }
        let slow = try await feed.listen()
        var others: [AsyncStream<ChangeFeed.Event>] = []
        for _ in 1..<ChangeFeed.mostListeners { others.append(try await feed.listen()) }
        await #expect(throws: RequestFailure.tooManyStreams) { try await feed.listen() }
        for _ in 0..<100 { feed.sendImportChange() }
        feed.sendRenewalChange()
        var iterator = slow.makeAsyncIterator()
        for _ in 0..<7 { #expect(await iterator.next() == .importMoved) }
        #expect(await iterator.next() == .renewalMoved)
        // Their place is free once one of them is gone.
        others.removeLast()
        _ = try await feed.listen()
    }
}
