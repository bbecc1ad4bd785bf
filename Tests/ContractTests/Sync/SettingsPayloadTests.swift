import Contract
import Foundation
import Measures
import Sync
import Testing
import Training

struct SettingsPayloadTests {
    private func settings() throws -> DeviceSettings {
        let types = [
            ClassType(
                id: UniqueID(high: 1, low: 1), name: "熱瑜伽", symbol: .flame,
                defaultRoom: RoomTemperature(degrees: 104, isFahrenheit: true), sport: .hotYoga),
            ClassType(id: UniqueID(high: 1, low: 2), name: "Spin", sport: .indoorCycling),
        ].compactMap { $0 }
        let version = try #require(SettingsVersion(epoch: UniqueID(high: 9, low: 9), counter: 1 << 53))
        return try #require(
            DeviceSettings(
                version: version, units: .init(isFahrenheit: true, isImperial: true), classTypes: types,
                zones: [100, 120, 140].map { HeartRate(beatsPerMinute: $0) }))
    }

    @Test func `settings come back as they were sent`() throws {
        let settings = try settings()
        let bytes = try JSONEncoder().encode(SettingsPayload(settings))
        #expect(try JSONDecoder().decode(SettingsPayload.self, from: bytes).settings == settings)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let text = String(decoding: try encoder.encode(SettingsPayload(settings).classTypes[1]), as: UTF8.self)
        #expect(text == #"{"id":"00000000-0000-0001-0000-000000000002","name":"Spin","sport":"indoor_cycling"}"#)
    }

    @Test func `a symbol and a sport of a newer server become neutral, and an invalid id makes no settings`() throws {
        var payload = SettingsPayload(try settings())
        payload.classTypes[0].symbol = "unicorn"
        payload.classTypes[0].sport = "quidditch"
        let type = try #require(payload.settings).classTypes[0]
        #expect(type.symbol == nil && type.sport == .other && type.name.text == "熱瑜伽")
        payload.classTypes[0].id = "x"
        #expect(payload.settings == nil)
        payload = SettingsPayload(try settings())
        payload.counter = 0
        #expect(payload.settings == nil)
    }
}
