import Measures
import Testing
import Training

@testable import Capture

struct CaptureFiguresTests {
    private static func machine(rates: [UInt16], setup: CaptureSetup = .example) throws -> CaptureMachine {
        try CaptureMachine(
            after: [.start(setup), .ready] + rates.map { .measured(HeartRateMeasurement(beatsPerMinute: $0)) })
    }

    @Test func `mean and maximum are of the usable measurements while running`() throws {
        var machine = try Self.machine(rates: [100, 0, 120, 300, 110])
        _ = try machine.handle(CaptureEvent(.pause, at: .after(8)))
        _ = try machine.handle(CaptureEvent(.measured(HeartRateMeasurement(beatsPerMinute: 180)), at: .after(9)))
        let figures = machine.figures(at: .after(9))
        #expect(figures.mean?.beatsPerMinute == 110 && figures.highest == 120)
        #expect(figures.heartRate == 180 && figures.zone == 5)
        #expect(machine.heart.unused == 2)
    }

    @Test func `a heart rate older than ten seconds is no current one, and one without skin contact never is`() throws {
        var machine = try Self.machine(rates: [100])
        #expect(machine.figures(at: .after(12)).heartRate == 100)
        #expect(machine.figures(at: .after(12.001)).heartRate == nil)
        #expect(machine.figures(at: .after(12.001)).zone == nil)
        let loose = HeartRateMeasurement(beatsPerMinute: 90, contact: .absent)
        _ = try machine.handle(CaptureEvent(.measured(loose), at: .after(30)))
        #expect(machine.figures(at: .after(30)).heartRate == nil)
        #expect(machine.figures(at: .after(30)).mean?.beatsPerMinute == 100)
    }

    @Test(arguments: [(94, 0), (95, 1), (113, 1), (114, 2), (171, 5), (230, 5)])
    func `the zone is the number of bounds at or below the heart rate`(rate: UInt8, zone: Int) {
        #expect(CaptureSetup.example.zone(beatsPerMinute: rate) == zone)
        #expect(CaptureSetup.unknown.zone(beatsPerMinute: rate) == nil)
    }

    /// By hand (Keytel et al. 2005, women): −20.4022 + 0.4472 · 140 − 0.1263 · 61.5 + 0.074 · 40 = 37.39835 kJ a minute, in ten minutes 89.384 kcal.
    @Test func `the energy is Keytel's of the mean heart rate over the running time`() throws {
        let machine = try Self.machine(rates: Array(repeating: 140, count: 600))
        let energy = try #require(machine.figures(at: .after(601)).energy)
        #expect(abs(energy.kilocalories - 89.384) < 0.001)
    }

    @Test func `there is no energy without facts about the athlete, without enough measurements, or in a sauna`() throws {
        let rates = Array(repeating: UInt16(140), count: 600)
        #expect(try Self.machine(rates: rates, setup: .unknown).figures(at: .after(601)).energy == nil)
        #expect(try Self.machine(rates: Array(repeating: 80, count: 600)).figures(at: .after(601)).energy == nil)
        let machine = try Self.machine(rates: rates)
        #expect(machine.figures(at: .after(740)).energy != nil)
        #expect(machine.figures(at: .after(760)).energy == nil)
        let sauna = valid(
            CaptureSetup(offset: .utc, sport: .sauna, sex: .male, age: 40, mass: Mass(kilograms: 70)))
        #expect(try Self.machine(rates: rates, setup: sauna).figures(at: .after(601)).energy == nil)
    }
}
