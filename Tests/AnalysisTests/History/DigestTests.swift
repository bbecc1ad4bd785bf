import Measures
import Testing
import Training

@testable import Analysis

struct DigestTests {
    static let athlete = Athlete(
        name: "Test", birthYear: 1988, sex: .male, restingHeartRate: HeartRate(50), maximumHeartRate: HeartRate(190),
        thresholdHeartRate: HeartRate(170), thresholdSpeed: Speed(4))
    static let profile = AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: Day(number: 19_675))

    static func digested(_ run: SyntheticRun, athlete: Athlete = athlete, profile: AthleteProfile = profile) -> ActivityDigest {
        digest(of: run.recording, id: "a", athlete: athlete, profile: profile)
    }

    @Test func `an hour at threshold speed has a load of a hundred, by pace`() throws {
        let digest = DigestTests.digested(SyntheticRun(speed: { _ in 4 }))
        let load = try #require(digest.load)
        #expect(load.method == .gradeAdjustedPace)
        #expect(abs(load.value - 100) < 0.1)
    }

    @Test func `an hour at threshold heart rate has a load of a hundred without a known speed`() throws {
        let digest = DigestTests.digested(SyntheticRun(heartRate: { _ in 170 }, sport: .rowing, hasDistance: false))
        let load = try #require(digest.load)
        #expect(load.method == .heartRate)
        #expect(abs(load.value - 100) < 0.1)
    }

    @Test func `a missing input selects the next method of the ladder`() throws {
        var bare = SyntheticRun(heartRate: nil, sport: .rowing, hasDistance: false)
        #expect(DigestTests.digested(bare).load == SessionLoad(value: 50, method: .duration))
        bare.perceivedEffort = 5
        let felt = try #require(DigestTests.digested(bare).load)
        #expect(felt.method == .perceivedEffort)
        #expect(abs(felt.value - 5 * 60 * 0.22) < 1e-9)
    }

    @Test func `heart rate over less than four fifths of the time gives no load`() throws {
        let patchy = SyntheticRun(
            heartRate: { $0 % 1000 < 700 ? 160 : nil }, sport: .rowing, hasDistance: false)
        #expect(DigestTests.digested(patchy).load?.method == .duration)
        let good = SyntheticRun(heartRate: { $0 % 1000 < 850 ? 160 : nil }, sport: .rowing, hasDistance: false)
        #expect(DigestTests.digested(good).load?.method == .heartRate)
    }

    @Test func `a sensor that counts steps is not trusted`() throws {
        let locked = SyntheticRun(heartRate: { _ in 172 }, cadence: { _ in 173 })
        let measures = try #require(DigestTests.digested(locked).measures)
        #expect(measures.isHeartRateDoubtful)
        #expect(DigestTests.digested(locked).steadySegments.isEmpty)
    }

    /// 12 km in ten minutes at 290 beats, as a file of totals may state.
    @Test func `impossible totals and impossible heart rates are removed`() {
        var recording = SyntheticRun(seconds: 600).recording
        recording.channels = []
        recording.distance = Distance(metres: 12_000)
        recording.meanHeartRate = HeartRate(290)
        recording.maximumHeartRate = HeartRate(20)
        func digested(_ sport: Sport) -> ActivityDigest {
            recording.sport = sport
            return digest(of: recording, id: "a", athlete: Self.athlete, profile: Self.profile)
        }
        for sport in [Sport.running, .walking] {
            let digest = digested(sport)
            #expect(digest.distance == nil && digest.meanHeartRate == nil && digest.maximumHeartRate == nil)
        }
        // On wheels it is only fast; on foot the record itself is accepted.
        #expect(digested(.cycling).distance == Distance(metres: 12_000))
        recording.distance = Distance(metres: 3000)
        recording.elapsed = 437.55
        #expect(digested(.running).distance == Distance(metres: 3000))
        recording.elapsed = 437
        #expect(digested(.running).distance == nil)
    }

    @Test func `impossible heart rates and jumps are removed`() throws {
        var wild = SyntheticRun()
        wild.heartRate = { $0 % 100 == 50 ? 240 : ($0 % 100 == 70 ? 200 : 150) }
        let digest = DigestTests.digested(wild)
        #expect(digest.maximumHeartRate == HeartRate(150))
        #expect(digest.meanHeartRate == HeartRate(150))
    }

    @Test func `best efforts find the fast kilometre and no distance longer than the run`() throws {
        let run = SyntheticRun(seconds: 1800, speed: { (600..<800).contains($0) ? 5 : 3 })
        let efforts = DigestTests.digested(run).bestEfforts
        let kilometre = try #require(efforts.first { $0.distance == 1000 })
        #expect(abs(kilometre.seconds - 200) < 1e-6)
        #expect(abs(kilometre.start - 600) < 1e-6)
        #expect(efforts.map { $0.distance } == [400, 800, 1000, 1609.344, 3000, 5000])
    }

    @Test func `a downhill stretch has its level time, and is listed as measured`() throws {
        // 5 % downhill for 3 km at 4 m/s, level and slower before and after.
        let run = SyntheticRun(
            seconds: 2400, speed: { (600..<1350).contains($0) ? 4 : 2.5 }, grade: { (600..<1350).contains($0) ? -0.05 : 0 })
        let digest = DigestTests.digested(run)
        let effort = try #require(digest.bestEfforts.first { $0.distance == 1000 })
        #expect(abs(effort.seconds - 250) < 1e-6)
        let level = 250 / GradeCost.effortFactor(grade: -0.05)
        #expect(abs(try #require(effort.levelSeconds) - level) < 0.02 * level && level > 270)
        let worth = try #require(digest.efforts(cooledBy: .population).first { $0.metres == 3000 })
        #expect(worth.seconds > 800)
        // Slopes of less than 10 m per kilometre are ignored.
        let gentle = DigestTests.digested(SyntheticRun(grade: { _ in -0.009 }))
        #expect(gentle.bestEfforts.allSatisfy { $0.levelSeconds == nil })
    }

    @Test func `a downhill race is no faster than its level time`() throws {
        var run = SyntheticRun(seconds: 2500, speed: { _ in 4 }, grade: { _ in -0.05 })
        run.title = "10 km race"
        let race = try #require(DigestTests.digested(run).efforts(cooledBy: .population).first)
        #expect(race.isRace && abs(race.seconds - 2500 / GradeCost.effortFactor(grade: -0.05)) < 30)
    }

    @Test func `the fit of a hot run uses the time after ten minutes with a measured heart rate`() throws {
        // Slow and easy for ten minutes, then even.
        let run = SyntheticRun(speed: { $0 < 600 ? 2 : 3.2 }, heartRate: { $0 < 600 ? 110 : 150 })
        let digest = DigestTests.digested(run)
        #expect(abs(try #require(digest.laterSpeed) - 3.2) < 0.01)
        #expect(abs(try #require(digest.heartRateReserveFraction) - 100.0 / 140) < 0.01)
        let patchy = SyntheticRun(heartRate: { $0 % 1000 < 700 ? 150 : nil })
        #expect(DigestTests.digested(patchy).heartRateReserveFraction == nil)
        #expect(
            DigestTests.digested(SyntheticRun(heartRate: { _ in 172 }, cadence: { _ in 173 })).heartRateReserveFraction == nil)
    }

    @Test func `a satellite jump is no record`() throws {
        let run = SyntheticRun(seconds: 1800, speed: { (600..<640).contains($0) ? 9.9 : 3 })
        let efforts = DigestTests.digested(run).bestEfforts
        let lap = try #require(efforts.first { $0.distance == 400 })
        #expect(lap.seconds > 100)
    }

    @Test func `an even run gives steady segments with its speed and heart rate`() throws {
        let segments = DigestTests.digested(SyntheticRun()).steadySegments
        #expect(segments.count >= 5)
        for segment in segments {
            #expect(abs(segment.speed - 3) < 1e-9 && abs(segment.heartRate - 150) < 1e-9 && abs(segment.grade) < 1e-9)
        }
        #expect(DigestTests.digested(SyntheticRun(speed: { $0 / 60 % 2 == 0 ? 2.5 : 4 })).steadySegments.isEmpty)
    }

    @Test func `uphill the adjusted speed is higher by the effort factor`() throws {
        let digest = DigestTests.digested(SyntheticRun(grade: { _ in 0.05 }))
        let speed = try #require(digest.gradeAdjustedSpeed).amount
        #expect(abs(speed / 3 - GradeCost.effortFactor(grade: 0.05)) < 0.01)
        #expect(abs(try #require(digest.ascent).amount - 540) < 5)
    }

    @Test func `a heart rate drift of five per cent is a decoupling of five per cent`() throws {
        let drifting = SyntheticRun(heartRate: { $0 < 2100 ? 140 : 147 })
        let digest = DigestTests.digested(drifting)
        #expect(abs(try #require(digest.decoupling) - 4.76) < 0.1)
        #expect(DigestTests.digested(SyntheticRun(seconds: 2400)).decoupling == nil)
    }

    @Test func `standing still is not moving`() throws {
        let stopped = SyntheticRun(speed: { (1000..<1600).contains($0) ? 0 : 3 })
        #expect(abs(DigestTests.digested(stopped).moving - 3000) < 10)
        let paused = SyntheticRun(pauses: [Pause(start: 100, end: 400)])
        #expect(DigestTests.digested(paused).moving == 3300)
    }

    @Test func `a swim has no climb, and the timer does not exceed the session`() {
        #expect(DigestTests.digested(SyntheticRun(grade: { _ in 0.05 }, sport: .poolSwimming)).ascent == nil)
        var odd = SyntheticRun().recording
        odd.timer = 4000
        let digest = digest(of: odd, id: "o", athlete: DigestTests.athlete, profile: DigestTests.profile)
        #expect(digest.moving == 3600)
    }

    @Test func `the day is that of the athlete's clock`() {
        // 2023-11-14T22:13:20Z is the 15th in Taipei.
        var run = SyntheticRun()
        run.offset = LocalOffset(secondsAheadOfUTC: 8 * 3600)
        #expect(DigestTests.digested(run).day == Day(year: 2023, month: 11, day: 15))
        run.offset = .utc
        #expect(DigestTests.digested(run).day == Day(year: 2023, month: 11, day: 14))
        run.offset = nil
        var athlete = DigestTests.athlete
        athlete.homeOffset = LocalOffset(secondsAheadOfUTC: 8 * 3600)
        #expect(DigestTests.digested(run, athlete: athlete).day == Day(year: 2023, month: 11, day: 15))
    }

    @Test func `weather becomes heat measures, and missing weather gives none`() throws {
        #expect(DigestTests.digested(SyntheticRun()).conditions == nil)
        let warm = SyntheticRun(conditions: Conditions(temperature: Temperature(celsius: 30), humidityPercent: 60))
        let climate = try #require(DigestTests.digested(warm).conditions)
        #expect(try #require(climate.dewPoint).celsius < 30)
        #expect(climate.wetBulbGlobe != nil && climate.heatIndex != nil)
    }

    @Test func `cloud cover of a recording determines its sun, and the wind stays assumed`() throws {
        func conditions(_ cover: Double?) throws -> ClimateConditions {
            var run = SyntheticRun(
                conditions: Conditions(temperature: Temperature(celsius: 24), humidityPercent: 60, cloudCover: cover)
            ).recording
            // Where the local time is 14:00.
            run.channels.append(Channel(kind: .latitude, seconds: [0], values: [-33]))
            run.channels.append(Channel(kind: .longitude, seconds: [0], values: [-120]))
            return try #require(
                digest(of: run, id: "c", athlete: DigestTests.athlete, profile: DigestTests.profile).conditions)
        }
        let (unknown, clear, covered) = (try conditions(nil), try conditions(0), try conditions(1))
        #expect(unknown.supposed.sun && unknown.supposed.wind)
        for shown in [clear, covered] { #expect(!shown.supposed.sun && shown.supposed.wind && shown.supposed.underCloud == nil) }
        let degrees = [covered, unknown, clear].compactMap { $0.wetBulbGlobe?.celsius }
        #expect(degrees.count == 3 && degrees == degrees.sorted() && degrees[2] - degrees[0] > 3)
        #expect(unknown.supposed.underCloud == covered.wetBulbGlobe)
    }

    @Test func `an empty recording and a wrong clock give a digest without figures`() {
        let empty = Recording(
            source: Source(name: "x", origin: .gpx), sport: .running, start: Moment(secondsSince1970: 0), elapsed: 0)
        let digest = digest(of: empty, id: "e", athlete: DigestTests.athlete, profile: DigestTests.profile)
        #expect(digest.load == nil && digest.bestEfforts.isEmpty && digest.distance == nil)
        var endless = SyntheticRun().recording
        endless.elapsed = 1e12
        let long = Analysis.digest(of: endless, id: "l", athlete: DigestTests.athlete, profile: DigestTests.profile)
        #expect(abs((long.gradeAdjustedSpeed?.amount ?? 0) - 3) < 0.01)
    }

    @Test(arguments: [
        "Sunday race", "Parkrun #212", "RACE: Taipei Half",
    ])
    func `a title that names a race marks a race`(title: String) {
        #expect(RaceTitle.isRace(title, sport: .running))
        #expect(!RaceTitle.isRace(title, sport: .cycling))
    }

    @Test(arguments: ["Race pace intervals", "Morning run", "Graceful jog", "Terrace loop", "Race simulation"])
    func `other titles are not races`(title: String) {
        #expect(!RaceTitle.isRace(title, sport: .running))
    }
}
