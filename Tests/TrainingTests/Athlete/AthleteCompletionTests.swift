import Measures
import Testing
import Training

struct AthleteCompletionTests {
    private func fact(_ kind: BodySampleKind, _ value: Double, at second: Double) -> BodySample {
        let moment = Moment(secondsSince1970: second)
        return BodySample(
            kind: kind, start: moment, end: moment, offset: .utc, value: value, source: Source(name: "", origin: .appleHealth))
    }

    @Test func `what the athlete said stands, and the newest file fills what they did not say`() {
        let facts = [
            fact(.birthYear, 1985, at: 10), fact(.sex, Sex.male.code, at: 10), fact(.birthYear, 1988, at: 20),
            fact(.bodyMass, 60, at: 30),
        ]
        let completed = Athlete(name: "").completed(by: facts)
        #expect(completed.birthYear == 1988 && completed.sex == .male && completed.mass == nil)
        let said = Athlete(name: "Ada", birthYear: 1990, sex: .female)
        #expect(said.completed(by: facts) == said)
        #expect(Athlete(name: "Ada", sex: .female).completed(by: facts) == Athlete(name: "Ada", birthYear: 1988, sex: .female))
    }

    @Test func `numbers that name no year or sex say nothing`() {
        for value in [0, 9, 1.5, .nan, 1e300] {
            #expect(Athlete(name: "").completed(by: [fact(.sex, value, at: 1)]).sex == nil)
        }
        #expect(Athlete(name: "").completed(by: [fact(.birthYear, .infinity, at: 1)]).birthYear == nil)
    }
}
