import Foundation
import Testing

/// Whether stated intervals hold what they promise. `Docs/Calibration.md` has the table of the large run.
struct CalibrationTests {
    @Test func `four athletes are found near their truth`() throws {
        var calibration = Calibration()
        for seed in 1...4 as ClosedRange<UInt64> { calibration.add(seed: seed) }
        let vdot = try #require(calibration.line("VDOT"))
        #expect(vdot.relative.count == 4)
        // Of four athletes an honest 80 % interval loses three or more once in forty times; these are always the same four.
        #expect(vdot.relative.count { abs($0) <= 1 } >= 2)
        #expect(vdot.errors.allSatisfy { abs($0) < 4 })
        #expect(try #require(calibration.line("Heat acclimation")).errors.allSatisfy { abs($0) < 0.15 })
        for line in calibration.lines where line.name.hasPrefix("Race") {
            #expect(line.relative.count == 4, "\(line.name)")
            #expect(line.relative.allSatisfy { abs($0) < 3 }, "\(line.name)")
        }
    }

    /// Minutes long. Prints the table of `Docs/Calibration.md`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_LONG"] == "1"))
    func `eighty percent intervals hold seventy-five to eighty-five percent of two hundred and forty athletes`() throws {
        var calibration = Calibration()
        for seed in 1...240 as ClosedRange<UInt64> { calibration.add(seed: seed) }
        print(calibration.table)
        #expect(calibration.lines.count == 7)
        for line in calibration.lines where !line.relative.isEmpty {
            #expect((0.75...0.85).contains(line.share), "\(line.name): \(line.share)")
            #expect(line.relative.count >= 100, "\(line.name)")
        }
        let marathon = try #require(calibration.line("Race time, Marathon"))
        #expect(abs(marathon.bias) < 2)
    }
}
