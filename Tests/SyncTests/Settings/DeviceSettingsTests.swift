import Measures
import Sync
import Testing
import Training

struct DeviceSettingsTests {
    private func version(_ counter: Int64, epoch: Int = 1) throws -> SettingsVersion {
        try #require(SettingsVersion(epoch: Sample.epoch(epoch), counter: counter))
    }

    private func settings(types: [ClassType] = [], zones: [Double] = []) throws -> DeviceSettings? {
        DeviceSettings(
            version: try version(1), units: DeviceSettings.Units(isFahrenheit: true, isImperial: false), classTypes: types,
            zones: zones.map { HeartRate(beatsPerMinute: $0) })
    }

    @Test func `newer settings, and those of another server, replace the device's`() throws {
        #expect(try version(1).replaces(nil))
        #expect(try version(2).replaces(version(1)))
        #expect(try !version(1).replaces(version(1)))
        #expect(try !version(1).replaces(version(2)))
        #expect(try version(1, epoch: 2).replaces(version(9)))
    }

    @Test func `class types have ids of their own`() throws {
        let type = try #require(ClassType(id: Sample.id(1), name: "Hot flow"))
        let other = try #require(ClassType(id: Sample.id(2), name: "Hot flow"))
        #expect(try settings(types: [type, other]) != nil)
        #expect(try settings(types: [type, type]) == nil)
        let many = try (0...DeviceSettings.mostClassTypes).map { try #require(ClassType(id: Sample.id($0), name: "Hot flow")) }
        #expect(try settings(types: many) == nil)
    }

    @Test func `zones ascend within plausible bounds`() throws {
        #expect(try settings(zones: [100, 120, 140, 160, 180])?.zones.count == 5)
        #expect(try settings(zones: [100, 100]) == nil)
        #expect(try settings(zones: [10]) == nil)
        #expect(try settings(zones: [.nan]) == nil)
        #expect(try settings(zones: [30, 40, 50, 60, 70, 80, 90, 100]) == nil)
    }
}
