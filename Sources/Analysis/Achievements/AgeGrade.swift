import Measures
public import Training

/// A time as a share of the best possible at the runner's age, comparable over a lifetime.
///
/// Formula: 100 · standard(distance, age, sex) / time.
/// Units: seconds in, percent out.
/// Source: the road age-grade tables of 2025.
/// Grade: useful.
public enum AgeGrade {
    public static let card = ModelCard(
        id: "age_grade", name: "Age grade", alsoKnownAs: ["age grading", "WMA percent", "age-graded performance"],
        formula: "100 · standard / time, standard = open standard / factor(age, sex, distance)",
        units: "s in, percent out",
        source:
            "road age-grade tables of 2025 (version of 2025-07-27) by Alan L. Jones and Tom Bernhard, approved by the Masters Long "
            + "Distance Running council of USA Track & Field on 2025-01-10; github.com/AlanLyttonJones/Age-Grade-Tables, CC0",
        grade: .useful,
        limits:
            "Ages 10 to 99, by the year of birth: up to a year off. Made of records on certified roads: hills, heat and "
            + "a stretch within a longer run make it lower, a short course higher. Compares a runner only with the best of "
            + "the same age.")

    /// Returns percent; nil for an unsupported distance, age or time.
    public static func percent(metres: Double, seconds: Double, age: Int, sex: Sex) -> Double? {
        guard seconds > 0, seconds.isFinite else { return nil }
        return AgeStandards.seconds(metres: metres, age: age, sex: sex).map { 100 * $0 / seconds }
    }

    /// Returns the age grade of a time on a day; absent without year of birth and sex.
    static func answer(
        metres: Double, seconds: Double, activity: String, on day: Day, athlete: Athlete
    ) -> Answer<Estimate> {
        guard let age = athlete.age(on: day), let sex = athlete.sex else { return .absent(.profileIncomplete) }
        guard let standard = AgeStandards.seconds(metres: metres, age: age, sex: sex),
            let percent = percent(metres: metres, seconds: seconds, age: age, sex: sex)
        else { return .absent(.outOfRange) }
        return .known(
            Estimate(
                value: percent, interval: nil, count: 1, quality: 0.8, method: card.id,
                inputs: [
                    EstimateInput(name: "time", value: seconds, unit: "s", activity: activity, day: day),
                    EstimateInput(name: "standard for the age", value: standard, unit: "s"),
                    EstimateInput(name: "age", value: Double(age), unit: "years"),
                ], asOf: day))
    }
}

extension RunningInsight {
    /// The record with the highest age grade.
    public var bestAgeGraded: PersonalRecord? {
        var best: PersonalRecord?
        for record in records {
            guard let grade = record.ageGrade.value else { continue }
            if best?.ageGrade.value.map({ grade.value > $0.value }) ?? true { best = record }
        }
        return best
    }

    /// Returns the age grade of a record, or the reason for its absence.
    public func ageGrade(metres: Double) -> Answer<Estimate> {
        records.first { $0.distance == metres }?.ageGrade ?? .absent(.noData)
    }
}
