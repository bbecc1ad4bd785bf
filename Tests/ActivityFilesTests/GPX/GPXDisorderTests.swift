import Measures
import Testing
import Training

@testable import ActivityFiles

/// A known run whose points were written in another order, or with times that cannot be theirs.
struct GPXDisorderTests {
    private struct Point {
        var second: Double
        var latitude: Double
        var longitude: Double
    }

    /// A run of 900 points, 2 s and about 6 m apart, on a way that nowhere meets itself.
    private func run(_ random: inout SeededBytes) -> [Point] {
        var points: [Point] = []
        var (latitude, longitude) = (48.0, 11.0)
        var east = 0.4
        for index in 0..<900 {
            points.append(Point(second: Double(2 * index), latitude: latitude, longitude: longitude))
            if index % 150 == 149 { east = -east }
            latitude += 0.00004 + Double(random.next() % 1000) * 2e-8
            longitude += 0.00004 * east * 2
        }
        return points
    }

    private func metres(_ parts: [[Point]]) -> Double {
        var sum = 0.0
        for part in parts {
            for (one, other) in zip(part, part.dropFirst()) {
                guard let from = Coordinate(latitude: one.latitude, longitude: one.longitude),
                    let to = Coordinate(latitude: other.latitude, longitude: other.longitude)
                else { continue }
                sum += from.metres(to: to)
            }
        }
        return sum
    }

    private func read(_ parts: [[Point]], asTracks: Bool) throws -> FileReading {
        let between = asTracks ? "</trkseg></trk><trk><trkseg>" : "</trkseg><trkseg>"
        let texts = parts.map { part in
            part.map { point in
                let time = ISO8601.text(Moment(secondsSince1970: 1_714_557_600 + point.second))
                return "<trkpt lat=\"\(point.latitude)\" lon=\"\(point.longitude)\"><time>\(time)</time></trkpt>"
            }.joined()
        }
        return try GPXReaderTests.read("<trk><trkseg>" + texts.joined(separator: between) + "</trkseg></trk>")
    }

    private enum Disorder: CaseIterable {
        case wrongTimes, blockMoved, blockRepeated, timesOfBlockShifted, clockSetBack, reversed, neighboursSwapped,
            partsInAnyOrder
        case tracksInAnyOrder, everything
    }

    private func apply(_ disorder: Disorder, to part: inout [Point], _ random: inout SeededBytes) {
        func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        let start = 20 + below(part.count - 80)
        let block = start..<(start + 10 + below(30))
        switch disorder {
        case .wrongTimes:
            for _ in 0...below(5) { part[2 + below(part.count - 4)].second += Double(below(14_400)) - 7200 }
        case .blockMoved:
            let moved = Array(part[block])
            part.removeSubrange(block)
            part.insert(contentsOf: moved, at: below(part.count))
        case .blockRepeated:
            part.insert(contentsOf: Array(part[block]), at: block.upperBound + below(part.count - block.upperBound))
        case .timesOfBlockShifted:
            let shift = below(2) == 0 ? 3600.0 : -1800
            for index in block { part[index].second += shift }
        case .clockSetBack:
            let shift = Double(60 + below(7200))
            for index in start..<part.count { part[index].second -= shift }
        case .reversed: part.reverse()
        case .neighboursSwapped: for _ in 0...below(10) { part.swapAt(start, start + 1) }
        case .partsInAnyOrder, .tracksInAnyOrder: return
        case .everything:
            apply(.wrongTimes, to: &part, &random)
            apply(.blockRepeated, to: &part, &random)
            apply(.neighboursSwapped, to: &part, &random)
        }
    }

    @Test(arguments: 0..<40) func `distance and duration of a run in disorder are within 3 % of the truth`(seed: Int) throws {
        for (number, disorder) in Disorder.allCases.enumerated() {
            var random = SeededBytes(seed: UInt64(1 + seed * 100 + number))
            for _ in 0..<5 { _ = random.next() }
            let whole = run(&random)
            // One, two or three parts with a minute between two of them.
            let count = disorder == .partsInAnyOrder || disorder == .tracksInAnyOrder ? 3 : 1 + Int(random.next() % 3)
            var parts = (0..<count).map { part in
                whole[(part * 900 / count)..<((part + 1) * 900 / count)].map { point in
                    var point = point
                    point.second += Double(60 * part)
                    return point
                }
            }
            let truth = (metres: metres(parts), seconds: (parts[count - 1].last?.second ?? 0) - parts[0][0].second)
            // A clock that was set between two segments leaves them overlapping, and nothing says which was right.
            if disorder == .clockSetBack {
                let joined = parts.flatMap { $0 }
                parts = [joined]
            }
            let expected = disorder == .clockSetBack ? metres(parts) : truth.metres
            for index in parts.indices { apply(disorder, to: &parts[index], &random) }
            if disorder == .partsInAnyOrder || disorder == .tracksInAnyOrder || disorder == .everything {
                parts.swapAt(0, Int(random.next() % UInt64(count)))
            }
            let reading = try read(parts, asTracks: disorder == .tracksInAnyOrder)
            let name = "\(disorder) \(seed)"
            #expect(reading.recordings.count == 1, "\(name)")
            let recording = try #require(reading.recordings.first)
            #expect(
                abs(recording.elapsed - truth.seconds) <= 0.03 * truth.seconds,
                "\(name): \(recording.elapsed) for \(truth.seconds)")
            let distance = recording.distance?.metres ?? 0
            #expect(abs(distance - expected) <= 0.03 * expected, "\(name): \(distance) for \(expected)")
            for channel in recording.channels { #expect(TimeOrder.isOrdered(channel.seconds), "\(name)") }
        }
    }

    @Test func `times that contradict the order are removed and counted, and their points stay`() throws {
        var random = SeededBytes(seed: 7)
        var points = run(&random)
        let expected = metres([points])
        for index in [100, 300, 500] { points[index].second += 1000 }
        let reading = try read([points], asTracks: false)
        let recording = try #require(reading.recordings.first)
        #expect(recording.points == 900 && recording.elapsed == 1798)
        #expect(abs((recording.distance?.metres ?? 0) - expected) < 1)
        #expect(recording.channel(.latitude)?.values.count == 897)
        #expect(reading.findings.contains(ImportFinding(.warning, .skipped(what: "times out of order", count: 3))))
        #expect(reading.findings.contains(ImportFinding(.warning, .timeWentBack(count: 3))))
    }

    @Test func `tracks in any order are one outing with the title of the first in the file`() throws {
        func track(_ minutes: [Int], _ title: String) -> String {
            let points = minutes.map { GPXReaderTests.point("48.00\($0)", "11", GPXReaderTests.minute($0)) }.joined()
            return "<trk><name>\(title)</name><trkseg>\(points)</trkseg></trk>"
        }
        let reading = try GPXReaderTests.read(track([6, 7], "C") + track([0, 1], "A") + track([3, 4], "B"))
        let recording = try #require(reading.recordings.first)
        #expect(reading.recordings.count == 1 && recording.title == "C")
        #expect(recording.pauses == [Pause(start: 60, end: 180), Pause(start: 240, end: 360)])
        #expect(abs((recording.distance?.metres ?? 0) - 3 * 111.195) < 0.1)
        #expect(reading.findings.contains { if case .timeWentBack = $0.what { true } else { false } })
    }

    @Test func `the longest run of times is found, and its ends are the nearest that fit`() {
        #expect(TimeOrder.longestRun([]) == [] && TimeOrder.longestRun([5]) == [0])
        #expect(TimeOrder.longestRun([0, 1, 1, 2]) == [0, 1, 2, 3])
        #expect(TimeOrder.longestRun([0, -50, 2, 3, 4]) == [0, 2, 3, 4])
        #expect(TimeOrder.longestRun([0, 1, 2, 90, 3]) == [0, 1, 2, 4])
        #expect(TimeOrder.longestRun([0, 9, 1, 2, 8, 3, 4]) == [0, 2, 3, 5, 6])
        #expect(TimeOrder.longestRun([3, 2, 1]).count == 1)
    }

    @Test func `a clock that was set back or was wrong for a while goes on evenly`() {
        let right = (0..<60).map { Double(5 * $0) }
        var times = right
        for index in 30..<60 { times[index] -= 100 }
        #expect(TimeOrder.steadied(times) { _ in true } == right)
        #expect(TimeOrder.steadied(times) { $0 != 30 } == nil)
        for index in 45..<60 { times[index] += 100 }
        #expect(TimeOrder.steadied(times) { _ in true } == right)
        times = right
        for index in 20..<40 { times[index] += 3600 }
        #expect(TimeOrder.steadied(times) { _ in true } == right)
        #expect(TimeOrder.steadied(right) { _ in true } == nil)
    }

    @Test func `many points in the worst order are all read`() throws {
        var times: [Double] = []
        for index in 0..<200_000 { times.append(Double((index * 7919) % 200_000)) }
        #expect(TimeOrder.longestRun(times).count > 10)
        var random = SeededBytes(seed: 5)
        let points = run(&random)
        var text = ""
        for number in 0..<8_000 {
            let point = points[number % 900]
            let second = (number * 7919) % 9000
            text += "<trkpt lat=\"\(point.latitude)\" lon=\"\(point.longitude)\"><time>"
            text += ISO8601.text(Moment(secondsSince1970: 1_714_557_600 + Double(second))) + "</time></trkpt>"
        }
        #expect(try GPXReaderTests.read("<trk><trkseg>\(text)</trkseg></trk>").recordings.first?.points == 8_000)
    }
}
