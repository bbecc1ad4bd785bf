import Analysis
import Archives
public import Measures
public import Sync
import Training

extension Journal {
    /// Returns the settings that devices of the athlete get: units, class types, and the heart-rate zones of a day.
    ///
    /// Their version rises whenever one of them changed since the last call.
    public func deviceSettings(asOf day: Day) async throws -> DeviceSettings {
        let athlete = try await athlete()
        let units = DeviceSettings.Units(
            isFahrenheit: athlete.deviceTemperature == .fahrenheit, isImperial: athlete.deviceDistance == .imperial)
        let types = try await classTypes().current
        let zones = Journal.deviceZones(try await profile(asOf: day).heartRateZones?.bounds ?? [])
        let version = try await stores.sessions.settingsVersion(
            ofContent: Journal.content(units, types, zones), newEpoch: .random(), athlete: athleteID)
        guard let settings = DeviceSettings(version: version, units: units, classTypes: types, zones: zones) else {
            throw StoreError.damaged(what: "class_type")
        }
        return settings
    }

    /// Returns lower bounds in whole beats per minute; none if they do not ascend or are implausible.
    private static func deviceZones(_ bounds: [Double]) -> [HeartRate] {
        let whole = bounds.map { $0.rounded(.toNearestOrEven) }
        guard whole.count <= DeviceSettings.mostZones, whole.allSatisfy({ DeviceSettings.zoneBounds.contains($0) }),
            zip(whole, whole.dropFirst()).allSatisfy({ $0 < $1 })
        else { return [] }
        return whole.map { HeartRate(beatsPerMinute: $0) }
    }

    /// Returns a digest of everything in the settings but their version.
    private static func content(
        _ units: DeviceSettings.Units, _ types: [ClassType], _ zones: [HeartRate]
    ) -> String {
        var lines = ["\(units.isFahrenheit) \(units.isImperial)"]
        for type in types {
            let room = type.defaultRoom.map { "\($0.degrees)" + ($0.isFahrenheit ? "F" : "C") } ?? ""
            // The name is last and has no line ends, so that no two lists have the same lines.
            lines.append(
                [type.id.text, type.symbol?.rawValue ?? "", type.sport.rawValue, room, type.name.text].joined(separator: " "))
        }
        lines.append(zones.map { "\($0.beatsPerMinute)" }.joined(separator: " "))
        return ContentHash(of: Array(lines.joined(separator: "\n").utf8)).hexadecimal
    }
}
