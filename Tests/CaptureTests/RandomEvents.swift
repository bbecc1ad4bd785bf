import Capture
import DemoAthletes
import Measures
import Training

/// Event sequences of a seed: mostly plausible ones, with forbidden events, clocks that run backwards, and jumps.
struct RandomEvents {
    private var random: SeededRandom
    private var time: Double = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func below(_ bound: UInt64) -> UInt64 { random.next() % bound }

    mutating func next() -> CaptureEvent {
        switch below(40) {
        case 0: time -= Double(below(100))
        case 1: time += Double(below(100_000))
        default: time += Double(below(3000)) / 1000
        }
        return CaptureEvent(kind(), at: .after(time))
    }

    private mutating func kind() -> CaptureEvent.Kind {
        switch below(48) {
        case 0...1: .start(below(2) == 0 ? .example : .unknown)
        case 2...4: .ready
        case 5: below(4) == 0 ? .failed(CaptureFailure.allCases[Int(below(5))]) : .tick
        case 6: .sensorConnected
        case 7: .sensorLost
        case 8...9: .pause
        case 10...12: .resume
        case 13: .end
        case 14: .details(details())
        case 15: below(3) == 0 ? .complete : .tick
        case 16: below(6) == 0 ? .discard : .tick
        case 17: .recover
        case 18: below(3) == 0 ? .endAtLastRecord : .tick
        case 19...24: .tick
        default: .measured(measurement())
        }
    }

    private mutating func measurement() -> HeartRateMeasurement {
        let contacts = HeartRateMeasurement.SkinContact.allCases
        let rate = below(20) == 0 ? below(65_536) : 60 + below(120)
        return HeartRateMeasurement(
            beatsPerMinute: UInt16(rate), contact: below(10) == 0 ? contacts[Int(below(3))] : .present,
            kilojoules: below(5) == 0 ? UInt16(below(65_536)) : nil,
            beatIntervals: (0..<below(4)).map { _ in UInt16(below(1500)) })
    }

    private mutating func details() -> SessionDetails {
        valid(
            SessionDetails(
                room: below(4) == 0 ? nil : RoomTemperature(degrees: 80 + Int(below(36)), isFahrenheit: true),
                humidityPercent: below(2) == 0 ? nil : Int(below(101)), effort: below(2) == 0 ? nil : Int(below(11)),
                classType: below(2) == 0 ? nil : CapturedText("vinyasa"), note: below(2) == 0 ? nil : CapturedText("好"),
                sport: below(2) == 0 ? nil : Sport.captured[Int(below(UInt64(Sport.captured.count)))]))
    }
}
