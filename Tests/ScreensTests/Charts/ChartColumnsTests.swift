import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ChartColumnsTests {
    /// Decodes the bytes according to the documentation of `ChartColumns.bytes` alone.
    struct Decoded {
        var from = 0
        var step = 0
        var count = 0
        /// Rows by ink.
        var curves: [String: [[Double?]]] = [:]

        init(_ bytes: [UInt8]) throws {
            func pair(_ index: Int) -> UInt16 { UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 }
            let size = Int(pair(0))
            #expect(size % 2 == 0)
            var words = String(decoding: bytes[2..<(2 + size)], as: UTF8.self).split(separator: " ").map(String.init)[...]
            func next() throws -> String {
                let word = words.popFirst()
                return try #require(word)
            }
            func number() throws -> Int {
                let word = try next()
                return try #require(Int(word))
            }
            from = try number()
            step = try number()
            count = try number()
            let parts = try number()
            var offset = 2 + size
            while !words.isEmpty {
                let ink = try next()
                let digits = try number()
                let first = try number()
                var scale = 1.0
                for _ in 0..<abs(digits) { scale *= 10 }
                var rows: [[Double?]] = []
                for _ in 0..<parts {
                    var sum = first
                    var row: [Double?] = []
                    for _ in 0..<count {
                        let step = Int16(bitPattern: pair(offset))
                        offset += 2
                        if step == .min {
                            row.append(nil)
                        } else {
                            sum += Int(step)
                            row.append(digits < 0 ? Double(sum) * scale : Double(sum) / scale)
                        }
                    }
                    rows.append(row)
                }
                curves[ink] = rows
            }
            #expect(offset == bytes.count)
        }
    }

    static func recording(_ kind: ChannelKind, _ seconds: [Double], _ values: [Double]) -> Recording {
        var recording = Example.recording
        recording.elapsed = seconds.last ?? 0
        recording.channels = [Channel(kind: kind, seconds: seconds, values: values)]
        return recording
    }

    static func columns(_ recording: Recording, _ from: Int? = nil, _ to: Int? = nil) -> ChartColumns {
        ChartColumns(recording, from: from, to: to, context: Example.context(.english))
    }

    @Test func `an hour has one column per second with the recorded values`() throws {
        let seconds = (0...3600).map { Double($0) }
        // Heart rates that no repair rule changes.
        let beats = seconds.map { (140 + 10 * Double.sin($0 / 200)).rounded(.down) }
        let columns = Self.columns(Self.recording(.heartRate, seconds, beats))
        #expect(columns.from == 0 && columns.step == 1 && columns.count == 3601)
        let read = try Decoded(columns.bytes)
        #expect(read.count == 3601 && read.step == 1)
        #expect(try #require(read.curves["heart"]) == [beats])
    }

    @Test func `the curves equal those of the page in its units`() throws {
        let page = ActivityScreen(
            recording: Example.recording, id: "x", digest: nil, athlete: Example.athlete, context: Example.context(.english))
        let columns = Self.columns(Example.recording)
        #expect(columns.curves.map(\.ink) == page.charts?.panels.map(\.ink))
        let read = try Decoded(columns.bytes)
        for panel in try #require(page.charts).panels where panel.ink != .pace {
            let row = try #require(read.curves[panel.ink.rawValue]?.last).compactMap { $0 }
            let mean = row.reduce(0, +) / Double(row.count)
            #expect(mean > panel.axis.low && mean < panel.axis.high, "\(panel.title)")
        }
        var american = Example.context(.english)
        american.units = .imperial
        let feet = try Decoded(ChartColumns(Example.recording, from: nil, to: nil, context: american).bytes)
        let height = try #require(feet.curves["elevation"]?[0][60])
        let metres = try #require(read.curves["elevation"]?[0][60])
        #expect(abs(height * 0.3048 - metres) < 0.06)
    }

    @Test func `a long recording has columns that keep every spike`() throws {
        let seconds = (0..<20_000).map { Double($0) }
        let watts = seconds.map { $0 == 12_345 ? 900 : 200 + Double(Int($0) % 7) }
        let columns = Self.columns(Self.recording(.power, seconds, watts))
        #expect(columns.step == 17 && columns.count == 1177)
        let rows = try #require(try Decoded(columns.bytes).curves["power"])
        #expect(rows.count == 3)
        #expect(rows[1].compactMap { $0 }.max() == 900)
        for index in 0..<columns.count {
            let slice = watts[(index * 17)..<min(20_000, index * 17 + 17)]
            #expect(rows[0][index] == slice.min() && rows[1][index] == slice.max(), "\(index)")
            let mean = slice.reduce(0, +) / Double(slice.count)
            let shown = try #require(rows[2][index])
            #expect(abs(shown - mean) <= 0.051)
        }
    }

    @Test func `a part of it has full resolution`() throws {
        let seconds = (0..<20_000).map { Double($0) }
        let watts = seconds.map { 200 + Double(Int($0) % 13) }
        let columns = Self.columns(Self.recording(.power, seconds, watts), 5000, 6000)
        #expect(columns.from == 5000 && columns.step == 1 && columns.count == 1000)
        #expect(try Decoded(columns.bytes).curves["power"] == [Array(watts[5000..<6000])])
    }

    @Test func `a gap stays a gap`() throws {
        let seconds = (0..<600).map { Double($0) }.filter { !(200..<320).contains($0) }
        let recording = Self.recording(.power, seconds, seconds.map { 100 + $0 / 10 })
        let row = try #require(try Decoded(Self.columns(recording).bytes).curves["power"]?.last)
        #expect(row[200..<320].allSatisfy { $0 == nil })
        #expect(row[199] == 119.9 && row[320] == 132)
    }

    @Test func `a single value is encoded, and an empty curve is nothing`() throws {
        let one = try Decoded(Self.columns(Self.recording(.power, [5], [250])).bytes)
        #expect(one.curves["power"]?[0].compactMap { $0 } == [250])
        #expect(one.curves["power"]?[0].firstIndex(of: 250) == 5)
        var empty = Example.recording
        empty.channels = []
        let nothing = try Decoded(Self.columns(empty).bytes)
        #expect(nothing.curves.isEmpty && nothing.count >= 1)
    }

    @Test(
        arguments: [
            (nil, nil), (0, 0), (900, 100), (999_999_999, nil), (nil, 999_999_999), (-5, -3), (.max, .max), (.min, .max),
        ] as [(Int?, Int?)])
    func `any requested range gives part of the recording`(from: Int?, to: Int?) throws {
        let columns = Self.columns(Example.recording, from, to)
        #expect(columns.count >= 1 && columns.count <= ChartColumns.mostSeconds && columns.from >= 0)
        let read = try Decoded(columns.bytes)
        #expect(read.count == columns.count && read.from == columns.from)
    }

    @Test func `values far apart are coarser, and those that no number represents are left out`() throws {
        let read = try Decoded(
            ChartColumns.of([
                .init(ink: .power, decimals: 1, columns: [0, 65_535, nil, 40_000.4].map { $0.map(Self.column) }),
                .init(ink: .heart, decimals: 1, columns: [1e300, -1e300, 1, 2].map(Self.column)),
                .init(ink: .cadence, decimals: 1, columns: [nil, nil, nil, nil]),
                .init(ink: .step, decimals: 1, columns: [-5.25, -5.35, .infinity, 7].map(Self.column)),
            ]).bytes)
        #expect(read.curves["power"] == [[0, 65_540, nil, 40_000]])
        #expect(read.curves["heart"] == nil && read.curves["cadence"] == nil)
        #expect(read.curves["step"] == [[-5.2, -5.3, nil, 7]])
    }

    static func column(_ value: Double) -> SampledColumns.Column {
        .init(low: value, high: value, sum: value, count: 1, isRising: true)
    }
}

extension ChartColumns {
    static func of(_ curves: [Curve]) -> ChartColumns {
        var columns = ChartColumns(Example.recording, from: 0, to: 4, context: Example.context(.english))
        columns.curves = curves
        return columns
    }
}
