import Training

/// The samples of an activity of GoldenCheetah as columns.
struct GoldenCheetahColumns {
    /// Seconds of the last sample.
    private(set) var last: Double?
    private(set) var points = 0
    private var seconds: [[Double]]
    private var values: [[Double]]
    private var implausible = Counts<String>()
    private var unreadable = 0

    private struct Plan {
        var kind: ChannelKind
        var name: StaticString
        var factor: Double
        var plausible: ClosedRange<Double>
        /// Whether zero marks a missing sensor.
        var omitsZero: Bool
    }

    /// In order of `ChannelKind`.
    private static let plans = [
        Plan(kind: .latitude, name: "LAT", factor: 1, plausible: -90...90, omitsZero: true),
        Plan(kind: .longitude, name: "LON", factor: 1, plausible: -180...180, omitsZero: true),
        Plan(kind: .altitude, name: "ALT", factor: 1, plausible: -1_000...20_000, omitsZero: false),
        Plan(kind: .distance, name: "KM", factor: 1000, plausible: 0...6_000_000, omitsZero: false),
        Plan(kind: .speed, name: "KPH", factor: 1 / 3.6, plausible: 0...150, omitsZero: false),
        Plan(kind: .heartRate, name: "HR", factor: 1, plausible: 1...254, omitsZero: true),
        Plan(kind: .cadence, name: "CAD", factor: 1, plausible: 0...600, omitsZero: false),
        Plan(kind: .power, name: "WATTS", factor: 1, plausible: 0...10_000, omitsZero: false),
        Plan(kind: .temperature, name: "TEMP", factor: 1, plausible: -60...85, omitsZero: false),
    ]

    init() {
        seconds = [[Double]](repeating: [], count: GoldenCheetahColumns.plans.count)
        values = seconds
    }

    /// Adds a sample. One that goes back in time is counted and omitted.
    mutating func take(_ sample: Int, _ document: borrowing JSONDocument) {
        guard let second = document.number(document.member("SECS", of: sample)), PlausibleAmounts.seconds.contains(second),
            second >= last ?? 0
        else {
            unreadable += 1
            return
        }
        last = second
        points += 1
        for (index, plan) in GoldenCheetahColumns.plans.enumerated() {
            guard let number = document.number(document.member(plan.name, of: sample)), !(plan.omitsZero && number == 0),
                let value = implausible.checked(
                    number * plan.factor, plan.plausible, GoldenCheetahColumns.name(plan.kind),
                    at: document.start(of: sample))
            else { continue }
            seconds[index].append(second)
            values[index].append(value)
        }
    }

    private static func name(_ kind: ChannelKind) -> String {
        switch kind {
        case .latitude: "latitude"
        case .longitude: "longitude"
        case .altitude: "altitude"
        case .distance: "distance"
        case .speed: "speed"
        case .heartRate: "heart rate"
        case .cadence: "cadence"
        case .power: "power"
        default: "temperature"
        }
    }

    /// The columns with a value other than zero: a column of zeros had no sensor.
    var channels: [Channel] {
        var channels: [Channel] = []
        for (index, plan) in GoldenCheetahColumns.plans.enumerated() where values[index].contains(where: { $0 != 0 }) {
            channels.append(Channel(kind: plan.kind, seconds: seconds[index], values: values[index]))
        }
        return channels
    }

    var findings: [ImportFinding] {
        var findings = implausible.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if unreadable > 0 { findings.append(ImportFinding(.warning, .fieldUnreadable(what: "time", count: unreadable))) }
        return findings
    }
}
