import Measures
import Testing
import Training

@testable import Analysis

struct MaximumHeartRateTests {
    private func peak(
        _ beats: Double, years: Double = 0, canBeMaximum: Bool = true, isOfHardEffort: Bool = false
    ) -> HeartRatePeak {
        HeartRatePeak(
            HeartRate(beatsPerMinute: beats), years: years, canBeMaximum: canBeMaximum, isOfHardEffort: isOfHardEffort)
    }

    private func maximum(
        _ peaks: [HeartRatePeak], age: Double?, usualMean: Double? = nil, stated: Double? = nil
    ) -> MaximumHeartRate? {
        MaximumHeartRate(
            stated: stated.map { HeartRate(beatsPerMinute: $0) }, peaks: peaks,
            usualMean: usualMean.map { HeartRate(beatsPerMinute: $0) }, age: age)
    }

    @Test func `a stated value wins over peaks and age`() {
        let found = maximum([peak(196), peak(195)], age: 40, stated: 182)
        #expect(found?.value.amount == 182 && found?.origin == .stated)
    }

    @Test func `a recent peak is kept beside a higher one of last year`() {
        // At 50 years age predicts 179. Two easy sessions agree on 170, which must not hide 184 and 187.
        let found = maximum([peak(184), peak(170), peak(168), peak(187, years: 1.2)], age: 50)
        #expect(found?.value.amount == 187 && found?.origin == .observed)
        #expect(found?.peaks.map { $0.value.amount } == [187, 184])
    }

    @Test func `a single peak above the prediction counts more than agreeing peaks below it`() {
        #expect(maximum([peak(184), peak(170), peak(168)], age: 50)?.value.amount == 184)
    }

    @Test func `a peak of less than two years counts as measured, an older one less its years`() {
        #expect(maximum([peak(190, years: 1.9), peak(188, years: 1.9)], age: 40)?.value.amount == 190)
        let old = maximum([peak(190, years: 3), peak(186, years: 10)], age: 40)
        #expect(abs((old?.value.amount ?? 0) - 189.36) < 1e-9)
        #expect(old?.peaks.map { $0.value.amount } == [190, 186])
    }

    @Test func `an old peak never lowers a newer one`() {
        #expect(maximum([peak(186), peak(189, years: 10)], age: 40)?.value.amount == 186)
        #expect(maximum([peak(186), peak(184), peak(195, years: 9)], age: 40)?.value.amount == 186)
    }

    @Test func `a single outlier is no maximum`() {
        #expect(maximum([peak(214), peak(190), peak(188), peak(170)], age: 35)?.value.amount == 190)
        let beyond = maximum([peak(214), peak(170)], age: 40)
        #expect(beyond?.origin == .predicted && beyond?.value.amount == 211 - 0.64 * 40)
        #expect(maximum([peak(196), peak(170)], age: 40)?.value.amount == 196)
    }

    @Test func `a lone peak of a race loses against two agreeing sessions far below it`() {
        // 185.4 is predicted at 40 years, so that a lone peak may be as high as 207.
        let sessions = [peak(189), peak(187)]
        let race = peak(203, isOfHardEffort: true)
        #expect(maximum([race] + sessions, age: 40)?.peaks.map { $0.value.amount } == [189, 187])
        #expect(maximum([race], age: 40)?.value.amount == 203)
        // A race shows more than training: up to a standard error above them, it counts.
        #expect(maximum([peak(199.8, isOfHardEffort: true)] + sessions, age: 40)?.value.amount == 199.8)
        #expect(maximum([peak(199.9, isOfHardEffort: true)] + sessions, age: 40)?.value.amount == 189)
        // The next lower race is plausible again.
        #expect(maximum([race, peak(196, isOfHardEffort: true)] + sessions, age: 40)?.value.amount == 196)
        // Sessions that agree below the prediction show no maximum, and leave the race as it is.
        #expect(maximum([race, peak(178), peak(177)], age: 40)?.value.amount == 203)
    }

    @Test func `below the prediction only a hard effort shows a maximum`() {
        // 185.4 is predicted at 40 years.
        #expect(maximum([peak(180)], age: 40)?.origin == .predicted)
        #expect(maximum([peak(180, isOfHardEffort: true)], age: 40)?.value.amount == 180)
        #expect(maximum([peak(180), peak(178)], age: 40, usualMean: 140)?.value.amount == 180)
        #expect(maximum([peak(180), peak(178)], age: 40, usualMean: 165)?.origin == .predicted)
        let walks = [peak(180, canBeMaximum: false), peak(178, canBeMaximum: false)]
        #expect(maximum(walks, age: 40, usualMean: 105)?.origin == .predicted)
        // More than a standard error below the prediction, even a race does not count.
        #expect(maximum([peak(170, isOfHardEffort: true), peak(169)], age: 40)?.origin == .predicted)
    }

    @Test func `with an unknown age two agreeing sessions well above the usual ones are needed`() {
        #expect(maximum([peak(188)], age: nil) == nil)
        #expect(maximum([peak(188), peak(186)], age: nil, usualMean: 149)?.value.amount == 188)
        #expect(maximum([peak(160), peak(158)], age: nil)?.value.amount == 160)
        #expect(maximum([peak(160), peak(158)], age: nil, usualMean: 149) == nil)
        // Easy sessions with a few harder ones.
        let easy = [169.0, 151, 135, 133, 127].map { peak($0) }
        #expect(maximum(easy, age: nil, usualMean: 107) == nil)
        let walks = [peak(142, canBeMaximum: false), peak(140, canBeMaximum: false)]
        #expect(maximum(walks, age: nil, usualMean: 105) == nil)
        #expect(maximum(walks + [peak(144)], age: nil, usualMean: 105)?.value.amount == 144)
    }

    @Test func `a profile uses the maximum of the same rule`() {
        var athlete = Athlete(name: "x")
        athlete.birthYear = 1974
        let day = Day(number: 19_800)
        let peaks = [peak(184), peak(170), peak(168), peak(187, years: 1.2)]
        let profile = AthleteProfile(athlete: athlete, peaks: peaks, bodySamples: [], asOf: day)
        #expect(profile.maximumHeartRate == ProfileValue(187, .observed))
        #expect(profile.maximumPeaks.first?.value.amount == 187)
    }
}
