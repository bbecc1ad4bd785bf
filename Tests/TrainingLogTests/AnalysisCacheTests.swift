import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct AnalysisCacheTests {
    private static let today = Day(number: 19_875)

    /// Journals of athletes with one run each, over the same stores and the same cache.
    private static func journals(_ count: Int, _ cache: AnalysisCache) async throws -> [Journal] {
        let first = Journal(stores: MemoryStores().stores, athleteID: "0", cache: cache)
        var journals: [Journal] = []
        for number in 0..<count {
            let journal = first.journal(of: "\(number)")
            let run = ExampleRecordings.steadyRun(
                start: Moment(secondsSince1970: 1_717_137_000 - Double(number) * 3_600), minutes: 30)
            try await journal.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
            journals.append(journal)
        }
        return journals
    }

    @Test func `athletes together stay within the limit, and the least recently used leave first`() async throws {
        let measured = AnalysisCache()
        _ = try await Self.journals(1, measured)[0].insights(asOf: Self.today)
        let size = measured.bytes
        #expect(size > 10_000)
        let cache = AnalysisCache(limit: size * 3 + size / 2)
        let journals = try await Self.journals(12, cache)
        for journal in journals {
            _ = try await journal.insights(asOf: Self.today)
            // The first is used all the time.
            _ = try await journals[0].insights(asOf: Self.today)
            #expect(cache.bytes <= size * 3 + size / 2, "\(journal.athleteID)")
        }
        #expect(cache.athletes.contains("0") && cache.athletes.contains("11") && !cache.athletes.contains("1"))
        #expect(cache.athletes.count >= 2)
    }

    @Test func `histories leave before the insights of any athlete`() async throws {
        let measured = AnalysisCache()
        _ = try await Self.journals(1, measured)[0].insights(asOf: Self.today)
        let whole = measured.bytes
        let histories = measured.read("0") { $0.histories.bytes }
        #expect(histories > 0 && histories < whole)
        // Room for the insights of all, and for the history of one.
        let cache = AnalysisCache(limit: (whole - histories) * 4 + histories + histories / 2)
        let journals = try await Self.journals(4, cache)
        for journal in journals { _ = try await journal.insights(asOf: Self.today) }
        for journal in journals { #expect(try await journal.hasInsights(asOf: Self.today), "\(journal.athleteID)") }
        #expect((0..<4).map { number in cache.read("\(number)") { $0.histories.bytes > 0 } } == [false, false, false, true])
    }

    @Test func `histories of one change share their samples, and the size counts them once`() async throws {
        let cache = AnalysisCache()
        let journal = try await Self.journals(1, cache)[0]
        let samples = (0..<1_000).map { number in
            let moment = Moment(secondsSince1970: 1_717_137_000 - Double(number) * 86_400)
            return BodySample(
                kind: .restingHeartRate, start: moment, end: moment, offset: .utc, value: 50,
                source: Source(name: "watch", origin: .appleHealth))
        }
        try await journal.add(FileReading(kind: .fit, samples: samples), path: "b.fit", hash: .init(of: [2]))
        _ = try await journal.insights(asOf: Self.today)
        let alone = cache.read("0") { $0.histories.bytes }
        _ = try await journal.activities()
        let change = try #require(try await journal.change()).number
        func stored(_ day: Day?) throws -> [BodySample] {
            try #require(cache.read("0") { $0.histories.entry(asOf: day, change: change) }).history.bodySamples
        }
        let (ofDay, ofList) = (try stored(Self.today), try stored(nil))
        #expect(ofDay.count == 1_000)
        #expect(ofDay.withUnsafeBufferPointer { $0.baseAddress } == ofList.withUnsafeBufferPointer { $0.baseAddress })
        #expect(cache.read("0") { $0.histories.bytes } < alone + cache.size(of: ofDay))
    }

    @Test func `without a limit no size is estimated, and every athlete stays`() async throws {
        let cache = AnalysisCache(limit: nil)
        for journal in try await Self.journals(3, cache) { _ = try await journal.insights(asOf: Self.today) }
        #expect(cache.bytes == 0 && cache.athletes == ["0", "1", "2"])
    }

    @Test func `an athlete whose analyses were removed gets the same ones again`() async throws {
        let cache = AnalysisCache(limit: 1)
        let journals = try await Self.journals(2, cache)
        let first = try await journals[0].insights(asOf: Self.today)
        let activities = try await journals[0].activities()
        #expect(activities.count == 1)
        let other = try await journals[1].activities()
        #expect(cache.athletes == ["1"] && other != activities)
        #expect(try await !journals[0].hasInsights(asOf: Self.today))
        #expect(try await journals[0].insights(asOf: Self.today) == first)
        #expect(try await journals[0].activities() == activities)
        #expect(cache.athletes == ["0"])
    }

    @Test func `erasing an athlete removes the analyses of this athlete from memory`() async throws {
        let cache = AnalysisCache()
        let journals = try await Self.journals(2, cache)
        for journal in journals { _ = try await journal.insights(asOf: Self.today) }
        try await journals[0].eraseEverything()
        #expect(cache.athletes == ["1"] && cache.bytes > 0)
        cache.remove("1")
        #expect(cache.bytes == 0)
    }

    @Test func `an athlete larger than the limit keeps its analyses while it is the one in use`() async throws {
        let journal = try await Self.journals(1, AnalysisCache(limit: 1))[0]
        _ = try await journal.insights(asOf: Self.today)
        #expect(try await journal.hasInsights(asOf: Self.today))
        _ = try await journal.activities()
        #expect(try await journal.hasInsights(asOf: Self.today))
    }

    @Test func `a change makes everything of its athlete stale, and nothing of another`() async throws {
        let journals = try await Self.journals(2, AnalysisCache())
        for journal in journals { _ = try await journal.insights(asOf: Self.today) }
        try await journals[0].save(Athlete(name: "Ida"))
        #expect(try await !journals[0].hasInsights(asOf: Self.today))
        #expect(try await journals[1].hasInsights(asOf: Self.today))
    }
}

struct MemoryEstimateTests {
    private struct Named {
        var name: String
        var values: [Double]?
    }

    @Test func `an array counts its elements and what they hold`() {
        let numbers = MemoryEstimate.bytes(of: [Double](repeating: 1, count: 10_000))
        #expect((80_000...80_200).contains(numbers))
        let texts = MemoryEstimate.bytes(of: [String](repeating: String(repeating: "x", count: 1_000), count: 100))
        #expect((100_000...106_000).contains(texts))
        let named = MemoryEstimate.bytes(of: [Named](repeating: Named(name: "a", values: [1, 2, 3, 4]), count: 1_000))
        #expect((64_000...120_000).contains(named))
        #expect(MemoryEstimate.bytes(of: ["a": [1.0, 2]]) > 16 && MemoryEstimate.bytes(of: [Int]()) == 8)
    }

    /// Holds itself, so that following it would not end.
    private final class Ring {
        var next: Ring?
        let values = [Double](repeating: 1, count: 1_000)
    }

    @Test func `an object counts as a reference`() {
        let ring = Ring()
        ring.next = ring
        defer { ring.next = nil }
        #expect(MemoryEstimate.bytes(of: ring) == 8)
        #expect((80...160).contains(MemoryEstimate.bytes(of: [Ring](repeating: ring, count: 10))))
        #expect(MemoryEstimate.bytes(of: Optional(ring)) == 8)
    }

    @Test func `a slice counts its own elements`() {
        let values = [Double](repeating: 1, count: 1_000)
        let slice = MemoryEstimate.bytes(of: values[100..<600])
        #expect((4_000...4_100).contains(slice))
        let texts = [String](repeating: String(repeating: "x", count: 1_000), count: 100)
        #expect((50_000...53_000).contains(MemoryEstimate.bytes(of: texts[50...])))
        #expect(MemoryEstimate.bytes(of: values[..<0]) == MemoryLayout<ArraySlice<Double>>.stride)
    }

    @Test func `numbers are not visited, and texts beside them count`() {
        struct Mixed {
            var numbers: (Int, Double?)
            var text: String
        }
        let mixed = Mixed(numbers: (1, 2), text: String(repeating: "x", count: 100))
        #expect(MemoryEstimate.bytes(of: mixed) == MemoryLayout<Mixed>.stride + 132)
    }

    @Test func `a history with more samples is larger`() {
        func size(_ count: Int) -> Int {
            let source = ExampleRecordings.steadyRun(start: Moment(secondsSince1970: 0), minutes: 30).source
            let samples = (0..<count).map {
                BodySample(
                    kind: .restingHeartRate, start: Moment(secondsSince1970: Double($0) * 86_400),
                    end: Moment(secondsSince1970: Double($0) * 86_400), offset: .utc, value: 50, source: source)
            }
            return MemoryEstimate.bytes(of: History(athlete: Athlete(name: ""), digests: [], bodySamples: samples))
        }
        let (small, large) = (size(100), size(1_000))
        #expect(large > small + 900 * MemoryLayout<BodySample>.stride)
    }
}
