import Measures
import Training

/// A device with another scale than the one before it, with its nights so far.
public struct NewDevice: Equatable, Sendable {
    public var name: String
    public var nights: Int

    public init(name: String, nights: Int) {
        self.name = name
        self.nights = nights
    }
}

/// One quantity of the body as measured by one device. Devices differ in scale, so usual values of an old device do not apply to a new one.
struct DeviceEra: Equatable {
    var values: [Day: Double] = [:]
    /// The device, if it has too few days for a comparison and another one measured before it.
    var newDevice: NewDevice?

    init() {}

    /// Selects, among the devices on the last day with a value, the one with the most days. An occasional chest strap beside a watch does
    /// not change the device, and neither does an unused watch.
    /// - Parameters:
    ///   - samples: samples of any kind; those of `kind` are used.
    ///   - daily: returns one value per day from the samples of one device.
    init(_ samples: [BodySample], _ kind: BodySampleKind, asOf day: Day, daily: ([BodySample]) -> [Day: Double]) {
        var devices: [String: [BodySample]] = [:]
        for sample in samples where sample.kind == kind { devices[sample.source.name, default: []].append(sample) }
        var newest: Day?
        var chosen: String?
        var others = false
        for name in devices.keys.sorted() {
            let own = daily(devices[name] ?? []).filter { $0.key <= day }
            guard let last = own.keys.max() else { continue }
            others = others || chosen != nil
            guard newest.map({ last > $0 || (last == $0 && own.count > values.count) }) ?? true else { continue }
            newest = last
            chosen = name
            values = own
        }
        // Today is not part of its own baseline.
        let before = values.keys.count(where: { $0 < day })
        guard others, before < PersonalBaseline.daysNeeded, let chosen else { return }
        newDevice = NewDevice(name: chosen, nights: before)
    }
}
