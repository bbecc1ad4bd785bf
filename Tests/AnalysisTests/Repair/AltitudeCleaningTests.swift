import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import Analysis

struct AltitudeCleaningTests {
    static func channel(_ values: [Double]) -> Channel {
        Channel(kind: .altitude, seconds: values.indices.map { Double($0) }, values: values)
    }

    @Test func `reversals are the share of steps that change direction`() throws {
        #expect(AltitudeCleaning.reversals([1, 2, 2, 3, 2, 3]) == 2.0 / 3)
        #expect(AltitudeCleaning.reversals([1, 2, 3, 4]) == 0)
        #expect(AltitudeCleaning.reversals([1, 1, 1]) == nil)
    }

    @Test func `a quiet series stays unchanged`() {
        let hill = AltitudeCleaningTests.channel(
            (0...200).map { (step: Int) -> Double in 100 + 0.2 * Double(step <= 100 ? step : 200 - step) })
        #expect(AltitudeCleaning.smoothed(hill) == hill)
        let climb = AltitudeCleaning.climb(hill)
        #expect(abs(climb.up - 20) < 1e-9)
        #expect(abs(climb.down - 20) < 1e-9)
    }

    @Test func `noise on level ground adds no climb, and a hill keeps its climb`() {
        let flat = AltitudeCleaningTests.channel((0...600).map { $0 % 2 == 0 ? 50.4 : 49.6 })
        #expect(AltitudeCleaning.climb(flat).up == 0)
        let hill = AltitudeCleaningTests.channel(
            (0...600).map { (step: Int) -> Double in 0.1 * Double(step) + (step % 2 == 0 ? 50.4 : 49.6) })
        // Minus the part below the threshold at either end.
        #expect(abs(AltitudeCleaning.climb(hill).up - 60) < 3)
    }

    @Test func `a barometer jump adds no climb, and the samples after it keep their shape`() throws {
        // Level, a jump of 60 m up in a second, then 10 m of hill.
        let leap = AltitudeCleaningTests.channel(
            (0...600).map { (step: Int) -> Double in step < 200 ? 50 : 110 + max(0, 0.1 * Double(step - 500)) })
        let (steady, jumps) = AltitudeCleaning.withoutJumps(leap)
        #expect(jumps == [200])
        #expect(abs(AltitudeCleaning.climb(steady).up - 10) < 1e-9)
        // The longer part keeps its level.
        #expect(steady.values[0] == 110 && steady.values[600] == leap.values[600])
        // 4 m/s is steep and possible for any number of seconds.
        let steep = AltitudeCleaningTests.channel((0...100).map { 4 * Double($0) })
        #expect(AltitudeCleaning.withoutJumps(steep).jumps.isEmpty)
        // Satellite errors that return are no step.
        let wild = AltitudeCleaningTests.channel((0...100).map { [50, 50.4, 58, 50.2, 49.8][$0 % 5] })
        #expect(AltitudeCleaning.withoutJumps(wild).jumps.isEmpty)
    }

    @Test func `no sample and one sample give no climb`() {
        #expect(AltitudeCleaning.climb(AltitudeCleaningTests.channel([])).up == 0)
        #expect(AltitudeCleaning.climb(AltitudeCleaningTests.channel([8])).up == 0)
    }

    /// The figures of the card: different sessions with altitudes and their device's ascent.
    @Test func `distant samples are smoothed over time, not over count`() {
        let sparse = Channel(
            kind: .altitude, seconds: (0...200).map { Double($0) * 4 },
            values: (0...200).map { (step: Int) -> Double in 100 + 0.5 * Double(step) + (step % 2 == 0 ? 0.9 : -0.9) })
        #expect(abs(AltitudeCleaning.climb(sparse).up - 100) < 4)
        let flat = Channel(
            kind: .altitude, seconds: sparse.seconds, values: sparse.seconds.indices.map { $0 % 2 == 0 ? 50.9 : 49.1 })
        #expect(AltitudeCleaning.climb(flat).up == 0)
    }

    @Test func `an outlier at the start adds no climb`() {
        let start = [55.0, 142.4, 55.2, 55, 55.2, 55]
        #expect(AltitudeCleaning.climb(AltitudeCleaningTests.channel(start + (0...60).map { $0 % 2 == 0 ? 55.2 : 55 })).up == 0)
    }

    @Test(.needsGivenFiles) func `three in four real sessions climb within a tenth of their device's value`() throws {
        var seen: Set<[Double]> = []
        var (all, near, hilly, nearHilly) = (0, 0, 0, 0)  // hilly: outdoors, and 100 m or more
        for path in try GivenFiles.oracle().keys.sorted() where path.lowercased().hasSuffix(".fit") {
            let bytes = try GivenFiles.bytes(path)
            let reading: FileReading
            do { reading = try readFIT(bytes.span) } catch { continue }  // damaged files have nothing to compare
            for recording in reading.recordings {
                guard let device = recording.ascent?.metres, let channel = recording.channel(.altitude),
                    channel.values.count >= 10, seen.insert(Array(channel.values.prefix(200)) + [device]).inserted
                else { continue }
                let isNear = abs(AltitudeCleaning.climb(channel).up - device) <= device / 10
                all += 1
                near += isNear ? 1 : 0
                // A flat series with an ascent was never measured, as in one file of a test suite.
                guard recording.isIndoor != true, device >= 100, Set(channel.values).count > 1 else { continue }
                hilly += 1
                nearHilly += isNear ? 1 : 0
            }
        }
        #expect(all >= 80)
        #expect(Double(near) >= 0.76 * Double(all), "\(near) of \(all)")
        #expect(Double(nearHilly) >= 0.9 * Double(hilly), "\(nearHilly) of \(hilly)")
    }
}
