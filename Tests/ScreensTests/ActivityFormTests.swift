import Analysis
import Localizations
import Screens
import Testing
import Training

struct ActivityFormTests {
    static func form(_ change: (inout Recording) -> Void = { _ in }) -> [String: String] {
        var recording = Example.recording
        change(&recording)
        let screen = ActivityScreen(
            recording: recording, id: "x", digest: nil, athlete: Example.athlete, context: Example.context(.english))
        return Dictionary(uniqueKeysWithValues: screen.form.map { ($0.label, $0.figure.text) })
    }

    @Test func `form is shown as averages with values that follow from them`() {
        let form = Self.form()
        #expect(form["Vertical oscillation"] == "8.6 cm" && form["Contact balance"] == nil)
        #expect(form["Cadence"] == "169 steps/min" && form["Ground contact"] == "243 ms")
        // 8.6 cm over 109 cm.
        #expect(form["Vertical ratio"] == "7.9 %" && form["Ground contact share"] == "34 %")
    }

    @Test func `form shows only recorded values, and only for running`() {
        let bare: [ChannelKind] = [.stepLength, .verticalOscillation, .groundContactTime]
        #expect(Self.form { recording in recording.channels.removeAll { bare.contains($0.kind) } }.isEmpty)
        #expect(Self.form { $0.sport = .cycling }.isEmpty)
    }

    @Test func `zones follow the observed maximum while the athlete has stated none`() {
        func zones(_ profile: AthleteProfile?) -> [String] {
            ActivityScreen(
                recording: Example.recording, id: "x", digest: nil, athlete: Athlete(name: ""), profile: profile,
                context: Example.context(.english)
            ).zones.map { $0.range }
        }
        #expect(zones(nil).isEmpty)
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(50, .observed), maximumHeartRate: ProfileValue(190, .observed))
        #expect(zones(profile).first == "from 176 bpm" && zones(profile).count == 6)
    }
}
