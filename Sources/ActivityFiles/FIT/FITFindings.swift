import Training

/// Counts the peculiarities of one file, so that a hostile file cannot create a long list.
struct FITFindings {
    private(set) var list: [ImportFinding] = []

    /// Highest number of findings, more than any user reads.
    static let limit = 200

    mutating func add(_ severity: ImportFinding.Severity, _ what: ImportFinding.What, at offset: Int? = nil) {
        guard list.count < FITFindings.limit else { return }
        list.append(ImportFinding(severity, what, at: offset.map { .offset($0) }))
    }

    /// Counts omitted values that are impossible for an athlete.
    mutating func implausible(_ kind: ChannelKind, _ count: Int) {
        add(.note, .valuesOutOfRange(what: FITFindings.name(kind), count: count))
    }

    private static func name(_ kind: ChannelKind) -> String {
        switch kind {
        case .latitude: "latitude"
        case .longitude: "longitude"
        case .altitude: "altitude"
        case .distance: "distance"
        case .speed: "speed"
        case .heartRate: "heart_rate"
        case .cadence: "cadence"
        case .power: "power"
        case .temperature: "temperature"
        case .stepLength: "step_length"
        case .verticalOscillation: "vertical_oscillation"
        case .verticalRatio: "vertical_ratio"
        case .groundContactTime: "ground_contact_time"
        case .groundContactBalance: "ground_contact_balance"
        case .respiration: "respiration"
        case .coreTemperature: "core_temperature"
        case .skinTemperature: "skin_temperature"
        case .beatInterval: "beat_interval"
        case .positionAccuracy: "position_accuracy"
        case .heatStrainIndex: "heat_strain_index"
        case .powerBalance: "power_balance"
        case .steps: "steps"
        case .activeEnergy: "active_energy"
        }
    }
}
