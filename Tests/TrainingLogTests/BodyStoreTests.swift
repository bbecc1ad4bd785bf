import Measures
import Testing
import Training

@testable import TrainingLog

struct BodyStoreTests {
    private func mass(_ value: Double, at seconds: Double = 0, of name: String = "Scale") -> BodySample {
        let moment = Moment(secondsSince1970: seconds)
        return BodySample(
            kind: .bodyMass, start: moment, end: moment, offset: nil, value: value,
            source: Source(name: name, origin: .appleHealth))
    }

    @Test func `the same weight in kilograms and in pounds is one weight`() {
        let pounds = mass(154.324 * 0.453_592_37)
        #expect([mass(70), pounds].eachOnce == [mass(70)])
        #expect([mass(70), pounds, mass(71, at: 60)].eachOnce == [mass(70), mass(71, at: 60)])
    }

    @Test func `weights of other moments, sources or values stay`() {
        let samples = [mass(70), mass(70.1), mass(70, of: "Other"), mass(70, at: 1)]
        #expect(samples.eachOnce == samples)
        #expect([BodySample]().eachOnce.isEmpty)
    }
}
