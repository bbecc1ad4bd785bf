import DemoAthletes
import Testing

/// Whether stated intervals hold what they promise. The large run is `Scripts/calibrate`.
struct CalibrationTests {
    @Test func `four athletes are found near their truth`() throws {
        var calibration = Calibration()
        for seed in 1...4 as ClosedRange<UInt64> { calibration.add(seed: seed) }
        let vdot = try #require(calibration.line("VDOT"))
        #expect(vdot.relative.count == 4)
        // Of four athletes an honest 80 % interval loses three or more once in forty times; these are always the same four.
        #expect(vdot.relative.count { abs($0) <= 1 } >= 2)
        #expect(vdot.errors.allSatisfy { abs($0) < 4 })
        #expect(try #require(calibration.line("Heat acclimation")).errors.allSatisfy { abs($0) < 0.35 })
        for line in calibration.lines where line.name.hasPrefix("Race") {
            #expect(line.relative.count == 4, "\(line.name)")
            #expect(line.relative.allSatisfy { abs($0) < 3 }, "\(line.name)")
        }
        for name in ["Recovery score", "Sleep score", "Load, 7 days", "Load of the planned week"] {
            let line = try #require(calibration.line(name))
            #expect(line.relative.count == line.errors.count && line.errors.count >= 3, "\(name)")
        }
        #expect(try #require(calibration.line("Load, 7 days")).errors.allSatisfy { abs($0) < 40 })
    }

    @Test func `another truth gives other errors, and its table has every quantity`() throws {
        var own = Calibration()
        var other = Calibration(world: .other)
        for seed in 1...3 as ClosedRange<UInt64> {
            own.add(seed: seed)
            other.add(seed: seed)
        }
        for line in own.lines {
            #expect(try #require(other.line(line.name)).errors != line.errors, "\(line.name)")
        }
        #expect(own.lines.count == Calibration.quantities && other.lines.count == Calibration.quantities)
        // Intervals may fail there without stopping the script, and the table says by how much.
        #expect(other.faults.isEmpty && other.table.contains("Width it would need"))
    }

    @Test func `a quantity whose intervals hold too little or too much, or that few have, is generated`() {
        var line = Calibration.Line(name: "VDOT")
        #expect(line.fault == nil && line.neededWidth == nil)
        line.relative = Array(repeating: 0.5, count: 80) + Array(repeating: 1.5, count: 20)
        #expect(line.fault == nil)
        line.relative += Array(repeating: -1.5, count: 20)
        #expect(line.fault == "VDOT: holds 66.7 %")
        #expect(line.neededWidth.map { abs($0 - 1.5) < 1e-9 } == true)
        line.relative = Array(repeating: 0.5, count: 100)
        #expect(line.fault == "VDOT: holds 100.0 %")
        line.relative.removeLast()
        #expect(line.fault == "VDOT: only 99 athletes have an answer")
        #expect(Calibration().faults == ["0 quantities instead of 15"])
    }
}
