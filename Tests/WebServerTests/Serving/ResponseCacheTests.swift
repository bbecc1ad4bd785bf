import HTTPTypes
import Hummingbird
import Localizations
import Measures
import NIOCore
import Screens
import Testing

@testable import WebServer

struct ResponseCacheTests {
    private static let reader = DisplayContext(
        language: .english, units: .metric, now: Moment(secondsSince1970: 1_717_223_400), offset: .utc)

    private static func key(_ target: String, _ context: DisplayContext = reader, athlete: String = "1") -> ResponseCache.Key {
        ResponseCache.Key(target: target, display: DisplaySettings(reader), athlete: athlete)
    }

    private static func version(_ change: Int, clock: Int = 0, day: Int = 19_875) -> ResponseCache.Version {
        ResponseCache.Version(change: change, clock: clock, today: Day(number: day), offset: .utc)
    }

    private static func response(_ text: String) -> StoredResponse {
        StoredResponse(headers: [.contentType: "text/html; charset=utf-8"], body: ByteBuffer(string: text))
    }

    private static func request(_ headers: HTTPFields = [:]) -> Request {
        Request(
            head: HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: headers),
            body: RequestBody(buffer: ByteBuffer()))
    }

    @Test func `a response is returned for its own version only`() {
        let cache = ResponseCache()
        cache.store(Self.response("one"), for: Self.key("/"), version: Self.version(1))
        #expect(cache.response(for: Self.key("/"), version: Self.version(1)) != nil)
        #expect(cache.response(for: Self.key("/load"), version: Self.version(1)) == nil)
        for other in [Self.version(2), Self.version(1, clock: 1), Self.version(1, day: 19_876)] {
            cache.store(Self.response("one"), for: Self.key("/"), version: Self.version(1))
            #expect(cache.response(for: Self.key("/"), version: other) == nil)
            // A stale entry is removed, not only hidden.
            #expect(cache.response(for: Self.key("/"), version: Self.version(1)) == nil)
        }
        #expect(cache.count == 0 && cache.bytes == 0)
    }

    @Test func `every display setting has its own response`() {
        var readers = [Self.reader]
        for change in [
            { (reader: inout DisplayContext) in reader.language = .traditionalChinese }, { $0.units = .imperial },
            { $0.temperatures = .fahrenheit }, { $0.paceAxis = .fasterDown }, { $0.weekStart = .sunday },
        ] as [(inout DisplayContext) -> Void] {
            var reader = Self.reader
            change(&reader)
            readers.append(reader)
        }
        var settings = readers.map { DisplaySettings($0) }
        settings += SiteFrame.Theme.allCases.dropFirst().map { DisplaySettings(Self.reader, theme: $0) }
        settings.append(DisplaySettings(Self.reader, isStill: true))
        settings.append(DisplaySettings(Self.reader, hasSingleKeys: false))
        #expect(Set(settings).count == settings.count)
    }

    @Test func `the least recently used responses are removed first, and the size limit holds`() {
        let cache = ResponseCache(limit: 100_000)
        let text = String(repeating: "x", count: 5_000)
        for number in 0..<200 {
            cache.store(Self.response(text), for: Self.key("/\(number)"), version: Self.version(1))
            // The first one is used all the time.
            #expect(cache.response(for: Self.key("/0"), version: Self.version(1)) != nil, "\(number)")
            #expect(cache.bytes <= cache.limit)
        }
        #expect(cache.count > 5)
        #expect(cache.response(for: Self.key("/199"), version: Self.version(1)) != nil)
        #expect(cache.response(for: Self.key("/1"), version: Self.version(1)) == nil)
    }

    @Test func `addresses alone cannot fill the memory, and one large response does not remove all others`() {
        let cache = ResponseCache(limit: 100_000)
        cache.store(Self.response("small"), for: Self.key("/"), version: Self.version(1))
        cache.store(Self.response(String(repeating: "x", count: 90_000)), for: Self.key("/large"), version: Self.version(1))
        #expect(cache.response(for: Self.key("/large"), version: Self.version(1)) == nil)
        #expect(cache.response(for: Self.key("/"), version: Self.version(1)) != nil)
        for number in 0..<1_000 {
            let target = "/?" + String(repeating: "a", count: 900) + "\(number)"
            cache.store(Self.response(""), for: Self.key(target), version: Self.version(1))
        }
        #expect(cache.bytes <= cache.limit && cache.count < 100)
    }

    @Test func `a response for a long target is not stored`() {
        let cache = ResponseCache()
        let longest = "/?" + String(repeating: "a", count: ResponseCache.longestTarget - 2)
        cache.store(Self.response("x"), for: Self.key(longest + "a"), version: Self.version(1))
        #expect(cache.count == 0 && cache.bytes == 0)
        cache.store(Self.response("x"), for: Self.key(longest), version: Self.version(1))
        #expect(cache.count == 1)
    }

    @Test func `athletes do not share responses`() {
        let cache = ResponseCache()
        cache.store(Self.response("one"), for: Self.key("/", athlete: "1"), version: Self.version(1))
        #expect(cache.response(for: Self.key("/", athlete: "2"), version: Self.version(1)) == nil)
        #expect(cache.response(for: Self.key("/", athlete: "1"), version: Self.version(1)) != nil)
    }

    @Test func `a client that has the body gets 304, and one that accepts gzip gets the same bytes compressed`() throws {
        var stored = Self.response(String(repeating: "<p>Hearth</p>", count: 100))
        let plain = stored.response(to: Self.request())
        let tag = try #require(plain.headers[.eTag])
        #expect(plain.status == .ok && plain.body.contentLength == 1_300 && plain.headers[.contentEncoding] == nil)
        let gzip = Self.request([.acceptEncoding: "gzip"])
        #expect(stored.needsCompression(for: gzip) && !stored.needsCompression(for: Self.request()))
        let before = stored.bytes
        stored.compress()
        #expect(stored.bytes > before)
        let packed = stored.response(to: gzip)
        #expect(packed.headers[.contentEncoding] == "gzip" && packed.headers[.eTag] == tag)
        #expect((packed.body.contentLength ?? 0) < 200)
        #expect(stored.response(to: Self.request()).headers[.contentEncoding] == nil)
        #expect(stored.response(to: Self.request([.ifNoneMatch: tag])).status == .notModified)
        #expect(stored.response(to: Self.request([.ifNoneMatch: "\"other\""])).status == .ok)
    }

    @Test func `a response without a tag is never known`() {
        let stored = StoredResponse(
            headers: [.contentType: "application/json", .cacheControl: "private, no-store"], body: ByteBuffer(string: "{}"),
            isTagged: false)
        #expect(stored.response(to: Self.request()).headers[.eTag] == nil)
        #expect(stored.response(to: Self.request([.ifNoneMatch: "*"])).status == .ok)
    }
}
