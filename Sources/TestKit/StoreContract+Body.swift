import ActivityFiles
import Archives
import Foundation
import Measures
import Testing
import Training
import TrainingLog

func bodySample(
    _ kind: BodySampleKind, at start: Moment, _ value: Double, offset: LocalOffset? = .utc, source: String = "Watch"
) -> BodySample {
    BodySample(
        kind: kind, start: start, end: start + 60, offset: offset, value: value,
        source: Source(name: source, origin: .appleHealth))
}

func dailyTotal(_ kind: DailyTotalKind, day: Int, sum: Double, count: Int, source: String = "Watch") -> DailyTotal {
    DailyTotal(
        kind: kind, day: Day(number: day), sum: sum, minimum: 1, maximum: 9, count: count,
        source: Source(name: source, origin: .appleHealth))
}

extension StoreContract {
    func checkLedgerKeepsFindings(_ stores: Stores) async throws {
        let findings: [ImportFinding] = [
            ImportFinding(.note, .checksumMissing),
            ImportFinding(.warning, .headerSizeWrong(stated: 14, actual: -3), at: .offset(0)),
            ImportFinding(.error, .valuesOutOfRange(what: "heart rate, sensor 2", count: 7), at: .line(3)),
            ImportFinding(.warning, .routeMissing(name: "a  b\n c.gpx")), ImportFinding(.warning, .malformedMarkup(what: "")),
        ]
        let good = file("a.fit", findings: findings)
        let bad = file("b.fit", error: .notThisKind(.gpx, offset: 99))
        try await stores.commit(good)
        try await stores.commit(bad)
        #expect(try await stores.imports.entry(good.entry.hash, athlete: me) == good.entry)
        #expect(try await stores.imports.entry(bad.entry.hash, athlete: me) == bad.entry)
        let all = try await stores.imports.entries(of: me)
        #expect(all == [good.entry, bad.entry].sorted { $0.hash.hexadecimal < $1.hash.hexadecimal })
    }

    func checkLesserPathStays(_ stores: Stores) async throws {
        let hash = ContentHash(of: [1])
        for path in ["m", "z", "a", "k"] { try await stores.commit(file(path, hash: hash)) }
        #expect(try await stores.imports.entries(of: me).map(\.path) == ["a"])
    }

    func checkSamplesComeBack(_ stores: Stores) async throws {
        let samples = [
            bodySample(.restingHeartRate, at: morning + 10, 47), bodySample(.restingHeartRate, at: morning, 48.5, offset: nil),
            bodySample(.sdnn, at: morning, 61), bodySample(.rmssd, at: morning + 20, 44),
            bodySample(.sdnn, at: morning, 61, source: "Phone"), bodySample(.sdnn, at: morning, 62),
        ]
        #expect(try await stores.commit(file("a", samples: samples)).newSamples == 6)
        #expect(try await stores.body.sampleCount(of: me) == 6)
        let found = try await stores.body.samples([.restingHeartRate, .sdnn], from: morning, to: morning + 10, athlete: me)
        #expect(found == [samples[4], samples[2], samples[5], samples[1]])
        #expect(try await stores.body.samples([], from: morning, to: morning + 10, athlete: me).isEmpty)
    }

    /// Samples of every kind from similar sources, many with equal starts, come back in order.
    func checkManyComeInOrder(_ stores: Stores) async throws {
        let sources = [
            Source(name: "", origin: .csv), Source(name: "Watch", origin: .appleHealth), Source(name: "Watch", origin: .fit),
            Source(name: "Watch of an athlete with a long name, 錶", origin: .appleHealth),
        ]
        var samples: [BodySample] = []
        var totals: [DailyTotal] = []
        for number in 0..<600 {
            let mixed = number * 7919 % 601
            let start = morning + Double(mixed % 40)
            samples.append(
                BodySample(
                    kind: BodySampleKind.allCases[mixed % BodySampleKind.allCases.count], start: start,
                    end: start + Double(mixed % 2), offset: mixed % 3 == 0 ? nil : LocalOffset.utc, value: Double(700 - mixed),
                    source: sources[mixed % 4]))
            let kinds = DailyTotalKind.allCases
            totals.append(
                DailyTotal(
                    kind: kinds[number % kinds.count], day: Day(number: number / (4 * kinds.count) - 3), sum: Double(mixed),
                    minimum: -1, maximum: 9, count: 1 + mixed, source: sources[number / kinds.count % 4]))
        }
        try await stores.commit(file("many", samples: samples, totals: totals))
        let found = try await stores.body.samples(
            BodySampleKind.allCases, from: morning, to: morning + 100, athlete: me)
        #expect(found == samples.sorted { $0.comesBefore($1) })
        let foundTotals = try await stores.body.totals(
            DailyTotalKind.allCases, from: Day(number: -9), through: Day(number: 999), athlete: me)
        #expect(foundTotals == totals.sorted { $0.comesBefore($1) })
    }

    func checkOffsetsAreSettled(_ stores: Stores) async throws {
        let east = LocalOffset(secondsAheadOfUTC: 3600)
        for offset in [nil, east, nil, LocalOffset.utc, east] {
            try await stores.commit(
                file("\(String(describing: offset))", samples: [bodySample(.sdnn, at: morning, 60, offset: offset)]))
        }
        let found = try await stores.body.samples([.sdnn], from: morning, to: morning + 1, athlete: me)
        #expect(found.map(\.offset) == [LocalOffset.utc])
    }

    func checkFullerTotalStays(_ stores: Stores) async throws {
        let noon = dailyTotal(.steps, day: 3, sum: 4000, count: 5)
        let evening = dailyTotal(.steps, day: 3, sum: 9000, count: 12)
        let phone = dailyTotal(.steps, day: 3, sum: 7000, count: 2, source: "Phone")
        let next = dailyTotal(.steps, day: 4, sum: 1, count: 1)
        try await stores.commit(file("noon", totals: [noon, phone]))
        try await stores.commit(file("evening", totals: [evening, next]))
        try await stores.commit(file("noon again", totals: [noon]))
        let found = try await stores.body.totals([.steps], from: Day(number: 3), through: Day(number: 3), athlete: me)
        #expect(found == [phone, evening])
        #expect(try await stores.body.totals([.steps], from: Day(number: 4), through: Day(number: 9), athlete: me) == [next])
        #expect(try await stores.body.totals([.steps], from: Day(number: 4), through: Day(number: 3), athlete: me).isEmpty)
    }

    func checkPartsOfDaysAddUp(_ stores: Stores) async throws {
        func part(_ part: Int, sum: Double, count: Int) -> DailyTotal {
            var total = dailyTotal(.steps, day: 3, sum: sum, count: count)
            total.part = part
            return total
        }
        var evening = part(6, sum: 9000, count: 1)
        evening.minimum = -2
        try await stores.commit(file("noon", totals: [part(6, sum: 4000, count: 1), part(1, sum: 500, count: 1)]))
        try await stores.commit(file("evening", totals: [evening, part(40_000, sum: 70, count: 2)]))
        try await stores.commit(file("noon again", totals: [part(6, sum: 4000, count: 1)]))
        var day = dailyTotal(.steps, day: 3, sum: 9570, count: 4)
        day.minimum = -2
        let found = try await stores.body.totals([.steps], from: Day(number: 3), through: Day(number: 3), athlete: me)
        #expect(found == [day])
    }

    /// An app may send a day both in parts and as a whole. The larger total counts, in any order of import.
    func checkWholeDaysStandBesideParts(_ stores: Stores) async throws {
        func total(_ day: Int, _ part: Int, _ sum: Double) -> DailyTotal {
            var total = dailyTotal(.steps, day: day, sum: sum, count: 1)
            total.source = Source(name: "Phone", origin: .healthAutoExport)
            total.part = part
            return total
        }
        try await stores.commit(file("1", totals: [total(3, 1, 100), total(3, 5, 200), total(4, 0, 900), total(5, 0, 70)]))
        try await stores.commit(file("2", totals: [total(3, 0, 250), total(4, 33, 400), total(4, 37, 400)]))
        let found = try await stores.body.totals([.steps], from: Day(number: 3), through: Day(number: 5), athlete: me)
        #expect(found.map(\.sum) == [300, 900, 70])
        #expect(found.map(\.count) == [2, 1, 1])
        #expect(found.allSatisfy { $0.part == 0 })
    }

    /// Minutes of heart rate come with their total: from the fullest file, and from all parts of the day.
    func checkMinutesOfDaysComeBack(_ stores: Stores) async throws {
        func heartRate(_ part: Int, from minute: Int, _ rates: [UInt8], source: String = "Watch") -> DailyTotal {
            var total = dailyTotal(.heartRate, day: 3, sum: 60 * Double(rates.count), count: rates.count, source: source)
            total.part = part
            total.minutes = HeartRateMinutes(first: minute, rates: rates)
            return total
        }
        let noon = heartRate(0, from: 4300, [61, 62])
        let morning = heartRate(0, from: 4300, [61, 62, 0, 250])
        let evening = heartRate(72_000, from: 4302, [70, 71, 72])
        let sums = dailyTotal(.heartRate, day: 3, sum: 4, count: 4, source: "Phone")
        let files = [[noon, sums], [evening], [morning], [noon]]
        for (index, totals) in files.enumerated() { try await stores.commit(file("\(index)", totals: totals)) }
        let found = try await stores.body.totals([.heartRate], from: Day(number: 3), through: Day(number: 3), athlete: me)
        #expect(found.map(\.source.name) == ["Phone", "Watch"])
        #expect(found.map(\.minutes) == [nil, HeartRateMinutes(first: 4300, rates: [61, 62, 70, 250, 72])])
        #expect(found.map(\.count) == [4, 7])
        // Of two equally full files the same one stays in any order of import.
        for (name, rates) in [("a", [UInt8(50), 51]), ("b", [51, 50]), ("c", [50, 51])] {
            try await stores.commit(file(name, totals: [heartRate(0, from: 4300, rates, source: "Ring")]))
        }
        let ring = try await stores.body.totals([.heartRate], from: Day(number: 3), through: Day(number: 3), athlete: me)[1]
        #expect(ring.minutes == HeartRateMinutes(first: 4300, rates: [51, 50]))
    }

    func checkOriginalsComeBack(_ stores: Stores) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-contract-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // the system deletes leftovers
        var state: UInt32 = 1
        let noise = (0..<5_000_000).map { index -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return index % 3 == 0 ? UInt8(truncatingIfNeeded: state >> 24) : 65
        }
        let contents: [[UInt8]] = [Array("plain text".utf8), noise, Compression.compressed(Array("packed".utf8)), []]
        for (index, bytes) in contents.enumerated() {
            let path = folder.appendingPathComponent("\(index)").path
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let hash = ContentHash(of: bytes)
            for _ in 0..<2 { try await stores.originals.keep(fileAt: path, as: hash, athlete: me) }
            #expect(try await stores.originals.holds(hash, athlete: me))
            var read: [UInt8] = []
            try await stores.originals.read(hash, athlete: me) { piece in
                for index in piece.indices { read.append(piece[index]) }
            }
            #expect(read == bytes)
        }
        let expected = contents.map { ContentHash(of: $0).hexadecimal }.sorted()
        #expect(try await stores.originals.hashes(of: me).map(\.hexadecimal) == expected)
        // A removed original is gone for this athlete; a second removal has no effect.
        let first = ContentHash(of: contents[0])
        // A doubted original is not held, stays in the list, and is restored by saving it again.
        for _ in 0..<2 { try await stores.originals.doubt(first, athlete: me) }
        #expect(try await !stores.originals.holds(first, athlete: me))
        #expect(try await stores.originals.hashes(of: me).map(\.hexadecimal) == expected)
        try await stores.originals.keep(fileAt: folder.appendingPathComponent("0").path, as: first, athlete: me)
        #expect(try await stores.originals.holds(first, athlete: me))
        try await stores.originals.doubt(first, athlete: me)
        for athlete in ["2", me, me] { try await stores.originals.remove(first, athlete: athlete) }
        #expect(try await !stores.originals.holds(first, athlete: me))
        #expect(try await stores.originals.hashes(of: me).count == contents.count - 1)
    }
}
