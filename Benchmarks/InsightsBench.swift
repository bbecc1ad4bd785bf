import Analysis
import DemoAthletes
import Measures
import Training

/// Ten years of a demo athlete in the order of the stores: 730 generated days, preceded by four copies of them.
struct TenYears {
    static let end = Day(number: 20_413)
    var athlete: Athlete
    var digests: [ActivityDigest] = []
    var samples: [BodySample] = []
    var totals: [DailyTotal] = []
    /// The newest run, as an import would add it.
    var newest: Recording

    init?() {
        let told = 730
        let demo = demoAthlete(seed: 4, endingOn: TenYears.end, days: told, fine: 0)
        guard let last = demo.recordings.last(where: { $0.sport.isRunning }) else { return nil }
        athlete = demo.athlete
        newest = last
        var made: [ActivityDigest] = []
        for (index, recording) in demo.recordings.enumerated() {
            made.append(digest(of: recording, id: String(index), athlete: athlete, profile: AthleteProfile()))
        }
        for round in 0..<5 {
            let days = round * told
            for digest in made {
                var copy = digest
                copy.id += "-\(round)"
                copy.day = copy.day - days
                copy.start = copy.start + Double(-86_400 * days)
                digests.append(copy)
            }
            for sample in demo.samples {
                var copy = sample
                copy.start = copy.start + Double(-86_400 * days)
                copy.end = copy.end + Double(-86_400 * days)
                samples.append(copy)
            }
            for total in demo.totals {
                var copy = total
                copy.day = copy.day - days
                copy.minutes = copy.minutes.flatMap { HeartRateMinutes(first: $0.first - 1440 * days, rates: $0.rates) }
                totals.append(copy)
            }
        }
        // The order of the stores.
        digests.sort { ($0.start, $0.id) < ($1.start, $1.id) }
        samples.sort { $0.start < $1.start }
        totals.sort { $0.day < $1.day }
    }

    func history(_ digests: [ActivityDigest]) -> History {
        History(athlete: athlete, digests: digests, bodySamples: samples, dailyTotals: totals, asOf: TenYears.end)
    }
}

/// Seconds of each round: the insights of ten years, and the cost of one new activity, including its recording.
func benchInsights(rounds: Int) -> String? {
    guard let years = TenYears() else { return nil }
    let clock = ContinuousClock()
    var whole: [Double] = []
    var one: [Double] = []
    var checksum = 0.0
    for _ in 0..<rounds {
        var concluded: Insights?
        whole.append(
            seconds(clock.measure { concluded = insights(asOf: TenYears.end, history: years.history(years.digests)) }))
        checksum += concluded?.load.acute.value?.value ?? 0
        one.append(
            seconds(
                clock.measure {
                    let new = digest(of: years.newest, id: "new", athlete: years.athlete, profile: AthleteProfile())
                    concluded = insights(asOf: TenYears.end, history: years.history(years.digests + [new]))
                }))
        checksum += concluded?.load.acute.value?.value ?? 0
    }
    return "{\"activities\":\(years.digests.count),\"samples\":\(years.samples.count),\"checksum\":\(checksum),"
        + "\"seconds\":[\(list(whole))],\"one_more\":[\(list(one))]}"
}

func list(_ values: [Double]) -> String { values.map { "\($0)" }.joined(separator: ",") }

func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}
