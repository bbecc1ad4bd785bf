import Testing

@testable import Analysis

struct LoadScaleTests {
    private func sessions(_ count: Int, _ minutes: Double, _ perHour: Double, isHard: Bool = false) -> [LoadScale.Session] {
        [LoadScale.Session](
            repeating: LoadScale.Session(minutes: minutes, loadPerHour: perHour, isHard: isHard), count: count)
    }

    @Test func `easy, long and hard sessions each have their own scale`() {
        let scale = LoadScale(
            of: sessions(12, 45, 60) + sessions(4, 100, 66) + sessions(4, 50, 84, isHard: true), usual: 45)
        #expect(abs(scale.of(.easy) - 1.2) < 1e-9 && scale.of(.recovery) == scale.of(.easy))
        #expect(abs(scale.of(.long) - 1.2) < 1e-9)
        #expect(abs(scale.of(.tempo) - 1.2) < 1e-9 && scale.of(.interval) == scale.of(.tempo))
        #expect(abs(WeekPlanner.load(.tempo, minutes: 60, scale: scale) - 84) < 1e-9)
    }

    @Test func `of an athlete whose every hour has the same load the plan expects that load of each session`() {
        let scale = LoadScale(
            of: sessions(12, 45, 66) + sessions(4, 100, 66) + sessions(4, 50, 66, isHard: true), usual: 45)
        for workout in [WorkoutType.easy, .long, .tempo] {
            #expect(abs(WeekPlanner.load(workout, minutes: 60, scale: scale) - 66) < 1e-9)
        }
    }

    @Test func `a kind of fewer than three sessions has the scale of all, and below five sessions it is that of the plan`() {
        let few = LoadScale(of: sessions(5, 45, 60) + sessions(2, 50, 105, isHard: true), usual: 45)
        #expect(abs(few.hard - 1.2) < 1e-9 && abs(few.long - 1.2) < 1e-9)
        #expect(LoadScale(of: sessions(4, 45, 80), usual: 45) == 1)
        #expect(LoadScale(of: [], usual: nil) == 1)
    }

    @Test func `a scale is always possible`() {
        #expect(LoadScale(.nan) == 1 && LoadScale(.infinity) == 1)
        #expect(LoadScale(9).easy == 2 && LoadScale(0).hard == 0.6 && LoadScale(-1).long == 0.6)
    }
}
