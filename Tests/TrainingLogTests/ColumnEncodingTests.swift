import Testing
import Training

@testable import TrainingLog

struct ColumnEncodingTests {
    /// Numbers that the readers compute, each with its own arithmetic.
    private static let columns: [(name: String, values: [Double], isScaled: Bool)] = {
        var random = SystemRandomNumberGenerator()
        func counts(_ range: ClosedRange<Int>) -> [Double] {
            (0..<500).map { _ in Double(Int.random(in: range, using: &random)) }
        }
        return [
            ("nothing", [], true),
            ("heart rate", counts(40...220), true),
            ("semicircles", counts(-2_147_483_648...2_147_483_647).map { $0 * (180 / 2_147_483_648) }, true),
            ("degrees as text", counts(-1_800_000_000...1_800_000_000).map { $0 / 1e7 }, true),
            ("fine degrees as text", counts(-180_000_000_000...180_000_000_000).map { $0 / 1e9 }, true),
            ("altitude of FIT", counts(0...65_534).map { $0 / 5 - 500 }, true),
            ("distance of FIT", counts(0...10_000_000).map { $0 / 100 }, true),
            ("speed of FIT", counts(0...65_534).map { $0 / 1000 }, true),
            ("oscillation of FIT", counts(0...2000).map { $0 / 10 / 1000 }, true),
            ("cadence of FIT", counts(0...250).map { ($0 + 0.5) * 2 } + counts(0...250).map { $0 + 3 / 128 }, true),
            ("thirds", counts(0...1000).map { $0 / 3 }, false),
            ("odd ends", [0, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1e300, 0.1 + 0.2], false),
            ("large whole numbers", [9_007_199_254_740_991, -9_007_199_254_740_991, 0], true),
            ("too large whole numbers", [9_007_199_254_740_994, 1], false),
        ]
    }()

    @Test(arguments: columns.indices)
    func `columns round-trip bit by bit`(index: Int) throws {
        let (name, values, isScaled) = Self.columns[index]
        let bytes = ColumnEncoding.encoded(values)
        #expect(try ColumnEncoding.decoded(bytes).map(\.bitPattern) == values.map(\.bitPattern), "\(name)")
        #expect((bytes[0] != 0) == isScaled, "\(name)")
    }

    @Test func `arbitrary doubles round-trip bit by bit`() throws {
        for count in [1, 2, 63, 1000] {
            let values = (0..<count).map { _ in Double(bitPattern: UInt64.random(in: 0...UInt64.max)) }
            let decoded = try ColumnEncoding.decoded(ColumnEncoding.encoded(values))
            #expect(decoded.map(\.bitPattern) == values.map(\.bitPattern))
        }
    }

    @Test func `slowly changing values take about a byte each`() {
        let values = (0..<3600).map { Double(140 + $0 % 5) }
        #expect(ColumnEncoding.encoded(values).count < 3700)
    }

    @Test func `damaged bytes throw instead of crashing`() throws {
        let good = ColumnEncoding.encoded((0..<100).map { Double($0) / 4 })
        for end in 0..<good.count { #expect(throws: StoreError.self) { try ColumnEncoding.decoded(Array(good[..<end])) } }
        for _ in 0..<5000 {
            var bytes = good
            for _ in 0..<3 { bytes[Int.random(in: bytes.indices)] = UInt8.random(in: 0...255) }
            // Damage may also give other numbers. Decoding must only end without a crash.
            do { _ = try ColumnEncoding.decoded(bytes) } catch { #expect(error == .damaged(what: "column")) }
        }
    }

    @Test func `channels with the same moments share a column`() throws {
        let seconds = (0..<100).map(Double.init)
        let original = [
            Channel(kind: .altitude, seconds: seconds, values: seconds.map { $0 / 5 - 500 }),
            Channel(kind: .heartRate, seconds: seconds, values: seconds.map { 100 + $0 }),
            Channel(kind: .power, seconds: [0.5], values: [250]),
        ]
        let blobs = columnBlobs(of: original)
        #expect(blobs.map(\.number) == [3, 6, 8, 128, 129])
        #expect(blobs.map(\.moments) == [128, 128, 129, nil, nil])
        #expect(try channels(in: blobs) == original)
        #expect(throws: StoreError.damaged(what: "column")) { try channels(in: Array(blobs[..<3])) }
    }
}
