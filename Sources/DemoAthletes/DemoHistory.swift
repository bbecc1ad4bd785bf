import Analysis
import Measures
import Training

/// Simulates the athlete day by day: each day depends on the days before.
struct DemoHistory {
    let person: DemoPerson
    let calendar: DemoCalendar
    let diary: DemoDiary
    let last: Day
    let days: Int
    let fine: Int

    private var recordings: [Recording] = []
    private var samples: [BodySample] = []
    private var totals: [DailyTotal] = []
    private var races: [DemoTruth.Race] = []
    private var vdots: [DatedValue] = []
    private var weights: [Double] = []
    private var illness: [Day] = []
    /// Exponentially weighted means of daily load over one week and six weeks.
    private var tired = 35.0
    private var trained = 35.0

    init(person: DemoPerson, last: Day, days: Int, fine: Int) {
        self.person = person
        self.last = last
        self.days = days
        self.fine = fine
        calendar = DemoCalendar(person: person, last: last)
        diary = DemoDiary(person: person, last: last)
    }

    mutating func generated() -> DemoAthlete {
        for number in 0..<days { addDay(last - (days - 1 - number), number) }
        let states = person.acclimation(weights: weights)
        var acclimation: [DatedValue] = []
        var doses: [DatedValue] = []
        for (number, state) in states.enumerated() {
            let day = last - (days - 1 - number)
            acclimation.append(DatedValue(day: day, value: state))
            doses.append(DatedValue(day: day, value: weights[number]))
        }
        let vdot = vdots.last?.value ?? person.firstVDOT
        var times: [DemoTruth.RaceTime] = []
        for race in RaceDistance.allCases {
            // A marathon follows from the half marathon and the athlete's endurance.
            let known = race == .marathon ? RaceDistance.halfMarathon : race
            guard var seconds = person.raceSeconds(metres: known.distance.metres, vdot: vdot) else { continue }
            if race == .marathon {
                seconds *= Double.pow(race.distance.metres / known.distance.metres, person.endurance)
            }
            times.append(DemoTruth.RaceTime(race: race, seconds: seconds))
        }
        let truth = DemoTruth(
            vdot: vdots, acclimation: acclimation, heatDoses: doses, heatSlope: person.heatSlope,
            restingHeartRate: person.restingHeartRate,
            maximumHeartRate: person.maximumHeartRate, heatedDegree: person.heat.degree, heatedTenMinutes: person.heat.tenMinutes,
            heatedPower: person.heat.kind(.power), heatedYin: person.heat.kind(.yin), races: races, raceTimes: times,
            illness: illness)
        return DemoAthlete(
            athlete: person.athlete(home: DemoPlace.taipei.offset), recordings: recordings.sorted { $0.start < $1.start },
            samples: samples.sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }, totals: totals,
            diary: diary.entries(from: last - (days - 1)), truth: truth)
    }

    /// Fitness rises towards a ceiling, varies with training blocks, and is lower for ten days after an illness.
    private func vdot(_ number: Int, _ day: Day) -> Double {
        let weeks = Double(number) / 7
        let rise = person.gain * (1 - Double.exp(-weeks / 14))
        let waves = 0.35 * Double.sin(weeks * 2 * .pi / 9)
        let ill = (1...10).contains { calendar.isIll(day - $0) } ? -0.8 : 0
        return person.firstVDOT + rise + waves + ill
    }

    private mutating func addDay(_ day: Day, _ number: Int) {
        let vdot = vdot(number, day)
        vdots.append(DatedValue(day: day, value: vdot))
        if calendar.isIll(day) { illness.append(day) }
        let place = calendar.place(on: day)
        let climate = DemoClimate(person, place, day)
        let before = person.acclimation(weights: weights).last ?? 0
        var body = DemoNight(person: person, place: place, day: day, tired: tired - trained, isIll: calendar.isIll(day))
        let sessions = calendar.sessions(on: day)
        samples += body.samples(vdot: vdot, risesEarly: sessions.contains { $0.hour < 7 }, isWorn: last - day < 10)

        var dose = 0.0
        var load = 0.0
        var done: [Recording] = []
        for (index, planned) in sessions.enumerated() {
            var outing = DemoSessionContext(
                person: person, climate: climate, day: day, hour: planned.hour, vdot: vdot, acclimation: before,
                spacing: last - day < fine ? 1 : 5, number: index)
            var (recording, weight) = perform(planned.session, &outing)
            if recording.sport.isOnFoot { recording.shoes = diary.shoes(for: planned.session, on: day, number: index) }
            dose = min(1, dose + weight)
            load += strain(of: recording)
            done.append(recording)
        }
        recordings += done
        weights.append(dose)
        totals += body.totals(of: done)
        tired += (load - tired) / 7
        trained += (load - trained) / 42
    }

    /// Returns the recording and its heat exposure for acclimation.
    private mutating func perform(_ session: DemoSession, _ outing: inout DemoSessionContext) -> (Recording, Double) {
        switch session {
        case .treadmill(let minutes): return (outing.treadmill(minutes: minutes), 0)
        case .strength(let minutes): return (outing.strength(minutes: minutes), 0)
        case .heated(let kind, let minutes):
            let lesson = outing.heated(kind, minutes: minutes)
            let weight = HeatExposure.weight(minutes: minutes, wetBulbGlobe: lesson.wetBulbGlobe, mode: .hotYoga)
            return (lesson.recording, weight ?? 0)
        case .ride(let minutes):
            let weight = HeatExposure.weight(
                minutes: minutes, wetBulbGlobe: outing.wetBulbGlobe(minutes: minutes), mode: .bike)
            return (outing.ride(minutes: minutes), weight ?? 0)
        case .easy, .recovery, .long, .tempo, .intervals, .race:
            let recording = outing.run(session)
            let minutes = recording.elapsed / 60
            let degrees = outing.wetBulbGlobe(minutes: minutes)
            if case .race(let metres) = session {
                let slowdown = 100 * (1 / outing.heatFactor(minutes: minutes) - 1)
                races.append(
                    DemoTruth.Race(day: outing.day, metres: metres, seconds: recording.elapsed, slowdown: slowdown))
            }
            return (recording, HeatExposure.weight(minutes: minutes, wetBulbGlobe: degrees, mode: .run) ?? 0)
        }
    }

    /// Returns the load of a recording: about 100 for an hour at threshold.
    private func strain(of recording: Recording) -> Double {
        guard let mean = recording.meanHeartRate?.beatsPerMinute else { return 0 }
        let reserve = (mean - person.restingHeartRate) / (person.maximumHeartRate - person.restingHeartRate)
        return recording.elapsed / 3600 * 100 * min(1.3, reserve * reserve / 0.74)
    }
}
