import Analysis
import Screens
import Testing
import Training

struct SettingsScreenTests {
    @Test func `each threshold says what is in use and where it came from`() {
        let reader = Example.reader(.english)
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(50, .observed), maximumHeartRate: ProfileValue(190, .stated),
            thresholdHeartRate: ProfileValue(169.1, .derived), thresholdSpeed: ProfileValue(4, .derived))
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), reader), isSaved: false, profile: profile, reader: reader)
        var inUse: [String: String] = [:]
        for field in screen.sections.flatMap({ $0.fields }) { inUse[field.name] = field.inUse }
        #expect(inUse["resting"] == "In use: 50 bpm, seen in your recordings.")
        #expect(inUse["maximum"] == "In use: 190 bpm, as you said.")
        #expect(inUse["threshold"] == "In use: 169 bpm, computed from your recordings.")
        #expect(inUse["pace"] == "In use: 4:10 /km, computed from your recordings.")
        #expect(inUse["power"] == nil && inUse["name"] == nil)
        // Half, six tenths … of the way from 50 to 190.
        #expect(screen.zones.map { $0.value } == ["from 176 bpm", "162–176 bpm", "148–162 bpm", "134–148 bpm", "120–134 bpm"])
    }

    @Test func `without a maximum there are no zones, and it says so`() {
        let reader = Example.reader(.traditionalChinese)
        let screen = SettingsScreen(ProfileForm(Athlete(name: ""), reader), isSaved: false, reader: reader)
        #expect(screen.zones.isEmpty && screen.zonesNote == "需要最大心率。")
    }
}
