import Analysis
import DemoAthletes
import Testing

struct RunningFormTests {
    @Test func `step length times cadence is speed`() throws {
        var random = SplitMix(state: 2)
        for _ in 0..<500 {
            let speed = 1.5 + 5 * random.unit()
            let step = 0.6 + 1.2 * random.unit()
            let cadence = try #require(Cadence.stepsPerMinute(speed: speed, stepLength: step))
            #expect(abs(cadence * step / 60 - speed) < 1e-9)
        }
    }

    @Test func `contact and flight sum to the step`() throws {
        let flight = try #require(StrideShape.flight(contact: 0.25, cadence: 170))
        #expect(abs(flight + 0.25 - 60.0 / 170) < 1e-12)
    }

    @Test func `a stiffer spring is compressed less`() throws {
        let soft = try #require(SpringMass.result(mass: 70, leg: 0.93, speed: 3.3, contact: 0.28, flight: 0.07))
        let stiff = try #require(SpringMass.result(mass: 70, leg: 0.93, speed: 3.3, contact: 0.22, flight: 0.13))
        #expect(stiff.legStiffness > soft.legStiffness)
        #expect(stiff.verticalStiffness > soft.verticalStiffness)
    }

    @Test func `impossible input gives nil`() {
        for wild in [.nan, .infinity, -1, 1e9] as [Double] {
            #expect(Cadence.stepsPerMinute(speed: wild, stepLength: 1) == nil)
            #expect(Cadence.stepsPerMinute(speed: 3, stepLength: wild) == nil)
            #expect(StrideShape.verticalRatio(oscillation: wild, stepLength: 1) == nil)
            #expect(StrideShape.dutyFactor(contact: wild, cadence: 170) == nil)
            #expect(StrideShape.flight(contact: 0.2, cadence: wild) == nil)
            #expect(SpringMass.result(mass: wild, leg: 0.9, speed: 3, contact: 0.25, flight: 0.1) == nil)
            #expect(SpringMass.result(mass: 70, leg: 0.9, speed: 3, contact: wild, flight: 0.1) == nil)
            #expect(RunningPower.watts(mass: wild, speed: 3, grade: 0) == nil)
            #expect(RunningPower.watts(mass: 70, speed: 3, grade: wild) == nil)
            #expect(ContactBalance.percentLeft(left: wild, right: 250) == nil)
        }
    }
}
