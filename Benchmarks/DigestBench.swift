import Analysis
import DemoAthletes
import Measures
import Training

/// Seconds of each round: a digest of an outdoor run, with the weather in its file and without.
func benchDigest(rounds: Int) -> String? {
    let demo = demoAthlete(seed: 4, endingOn: TenYears.end, days: 30, fine: 30)
    let run = demo.recordings.last {
        $0.sport.isRunning && $0.isIndoor != true && $0.conditions?.temperature != nil && $0.channel(.latitude) != nil
    }
    guard let run else { return nil }
    var weatherless = run
    weatherless.conditions = nil
    let clock = ContinuousClock()
    var (told, untold): ([Double], [Double]) = ([], [])
    var checksum = 0.0
    for _ in 0..<rounds {
        for recording in [run, weatherless] {
            var made: ActivityDigest?
            let took = seconds(
                clock.measure { made = digest(of: recording, id: "run", athlete: demo.athlete, profile: AthleteProfile()) })
            if recording.conditions == nil { untold.append(took) } else { told.append(took) }
            checksum += made?.conditions?.wetBulbGlobe?.celsius ?? 0
        }
    }
    return "{\"points\":\(run.points),\"checksum\":\(checksum),\"seconds\":[\(list(told))],\"without_weather\":[\(list(untold))]}"
}
