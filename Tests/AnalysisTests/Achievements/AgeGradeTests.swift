import Analysis
import Measures
import Testing
import Training

struct AgeGradeTests {
    /// Whole seconds of the sheet `AgeStdSec` of the tables, which is separate from the sheet of factors.
    @Test(
        arguments: [
            (Sex.male, 35, 42_195.0, 7235.0), (.male, 50, 10_000, 1783), (.male, 50, 21_097.5, 3895), (.male, 50, 1609.344, 264),
            (.male, 50, 42_195, 8072), (.male, 50, 5000, 876), (.female, 50, 1609.344, 282), (.female, 50, 5000, 971),
            (.female, 50, 10_000, 1956), (.female, 50, 21_097.5, 4309), (.female, 50, 42_195, 8664),
        ])
    func `standards equal the published table`(sex: Sex, age: Int, metres: Double, seconds: Double) throws {
        let standard = try #require(AgeStandards.seconds(metres: metres, age: age, sex: sex))
        #expect(abs(standard - seconds) <= 1, "\(standard)")
    }

    @Test func `from forty on standards never get faster, and every age of every distance has one`() throws {
        for sex in Sex.allCases {
            for metres in AgeStandards.distances {
                var before = 0.0
                for age in AgeStandards.ages {
                    let standard = try #require(AgeStandards.seconds(metres: metres, age: age, sex: sex))
                    #expect(standard > 200 && standard < 200_000)
                    if age > 40 { #expect(standard >= before, "\(sex) \(metres) \(age)") }
                    before = standard
                }
            }
        }
    }

    @Test func `a worked example has its grade, and unsupported input has none`() throws {
        // 45:00 over 10 km at 50: 1783 s of 2700 s.
        let grade = try #require(AgeGrade.percent(metres: 10_000, seconds: 2700, age: 50, sex: .male))
        #expect(abs(grade - 66.02) < 0.05)
        #expect(AgeGrade.percent(metres: 3000, seconds: 700, age: 50, sex: .male) == nil)
        #expect(AgeGrade.percent(metres: 10_000, seconds: 2700, age: 9, sex: .male) == nil)
        #expect(AgeGrade.percent(metres: 10_000, seconds: 2700, age: 100, sex: .female) == nil)
        #expect(AgeGrade.percent(metres: 10_000, seconds: 0, age: 50, sex: .male) == nil)
        #expect(AgeGrade.percent(metres: 10_000, seconds: .nan, age: 50, sex: .male) == nil)
    }

    @Test func `a record is graded by the age on its day, only with a year of birth and sex`() throws {
        let efforts = [BestEffort(distance: 5000, seconds: 1200, start: 0), BestEffort(distance: 1000, seconds: 220, start: 0)]
        let run = SyntheticHistory.digest(back: 400, efforts: efforts)
        func records(_ athlete: Athlete) -> [PersonalRecord] {
            insights(asOf: SyntheticHistory.today, history: History(athlete: athlete, digests: [run])).running.records
        }
        let known = records(SyntheticHistory.athlete)
        let age = try #require(SyntheticHistory.athlete.age(on: run.day))
        let grade = try #require(known.first { $0.distance == 5000 }?.ageGrade.value)
        #expect(grade.value == AgeGrade.percent(metres: 5000, seconds: 1200, age: age, sex: .male))
        #expect(grade.asOf == run.day && grade.inputs.first?.activity == run.id)
        #expect(known.first { $0.distance == 1000 }?.ageGrade == .absent(.outOfRange))
        #expect(records(Athlete(name: "x", sex: .male)).allSatisfy { $0.ageGrade == .absent(.profileIncomplete) })
        #expect(records(Athlete(name: "x", birthYear: 1980)).allSatisfy { $0.ageGrade == .absent(.profileIncomplete) })
    }
}
