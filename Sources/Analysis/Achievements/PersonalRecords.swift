import Measures

/// Fastest time over each standard distance, from races and stretches within runs.
///
/// Formula: the shortest time of the best efforts over a distance; a race over it counts with its own time.
/// Units: seconds.
/// Source: counting.
/// Grade: established.
enum PersonalRecords {
    static let card = ModelCard(
        id: "personal_record", name: "Personal records", alsoKnownAs: ["PR", "PB"],
        formula:
            "min over all outdoor runs of the fastest stretch of the distance, pauses included; a race that was measured {short} % short to {long} % "
            + "long counts with its own time over the official distance", units: "s",
        source: "counting over the stretches of the model best_effort", grade: .established,
        limits:
            "As run, on the day's hills and in its heat; what led downhill by 10 m a kilometre and more says what it is worth on the "
            + "level. A run that fitness sets aside for its distance (model effort_leap) gives no record until another run confirms it. A "
            + "track whose satellites erred kindly makes a record that was none.",
        constants: [
            CardConstant("short", 100 * (1 - StandardDistances.raceLengths.lowerBound), decimals: 0),
            CardConstant("long", 100 * (StandardDistances.raceLengths.upperBound - 1), decimals: 0),
        ])

    private struct Best {
        var seconds: Double
        var activity: String
        var day: Day
        var isRace: Bool
        var levelSeconds: Double?
    }

    /// A run that fitness sets aside gives no record: a car ride that was recorded as a run would stay the fastest for good. It is left out
    /// rather than marked, so that the true record is shown. The question about its distance names it.
    static func all(asOf day: Day, history: History) -> [PersonalRecord] {
        let leaps = history.allEfforts.runsSetAside(on: day)
        var ever = [Best?](repeating: nil, count: StandardDistances.efforts.count)
        var year = ever
        for digest in history.digests where digest.day <= day && digest.isOutdoorRun && !leaps.contains(digest.id) {
            for effort in digest.bestEfforts {
                guard let index = StandardDistances.efforts.firstIndex(of: effort.distance) else { continue }
                let best = Best(
                    seconds: effort.seconds, activity: digest.id, day: digest.day, isRace: effort.isRace,
                    levelSeconds: effort.levelSeconds)
                if ever[index].map({ best.seconds < $0.seconds }) ?? true { ever[index] = best }
                if day - digest.day < 365, year[index].map({ best.seconds < $0.seconds }) ?? true { year[index] = best }
            }
        }
        var records: [PersonalRecord] = []
        for (index, best) in ever.enumerated() {
            guard let best else { continue }
            let recent = year[index].flatMap { other -> PersonalRecord.Recent? in
                other.activity == best.activity
                    ? nil : PersonalRecord.Recent(seconds: other.seconds, activity: other.activity, day: other.day)
            }
            let time = Estimate(
                value: best.seconds, interval: nil, count: 1, quality: 1, method: card.id,
                inputs: [
                    EstimateInput(
                        name: best.isRace ? "race" : "fastest stretch", value: best.seconds, unit: "s", activity: best.activity,
                        day: best.day)
                ],
                asOf: best.day)
            let distance = StandardDistances.efforts[index]
            var record = PersonalRecord(
                distance: distance, time: time, activity: best.activity, day: best.day, recent: recent)
            record.isRace = best.isRace
            record.levelSeconds = best.levelSeconds.flatMap { $0 > best.seconds ? $0 : nil }
            record.ageGrade = AgeGrade.answer(
                metres: distance, seconds: best.seconds, activity: best.activity, on: best.day, athlete: history.athlete)
            records.append(record)
        }
        return records
    }
}
