import Training

/// The fields of a record for one channel, in order of preference.
struct FITChannelPlan {
    var kind: ChannelKind
    var fields: [FITProfileField]
    /// The channel's unit in units of the fields: 0.001 to convert millimetres to metres.
    var unit = 1.0
    /// Plausible values for an athlete on Earth; others are omitted and counted.
    var plausible: ClosedRange<Double>

    /// Every channel except position, in order of `ChannelKind`.
    static var all: [FITChannelPlan] {
        typealias Record = FITProfile.Record
        return [
            FITChannelPlan(kind: .altitude, fields: [Record.enhancedAltitude, Record.altitude], plausible: -11_000...100_000),
            FITChannelPlan(kind: .distance, fields: [Record.distance], plausible: 0...50_000_000),
            FITChannelPlan(kind: .speed, fields: [Record.enhancedSpeed, Record.speed], plausible: 0...1000),
            FITChannelPlan(kind: .heartRate, fields: [Record.heartRate], plausible: 1...254),
            FITChannelPlan(kind: .cadence, fields: [Record.cadence256, Record.cadence], plausible: 0...600),
            FITChannelPlan(kind: .power, fields: [Record.power], plausible: 0...10_000),
            FITChannelPlan(kind: .temperature, fields: [Record.temperature], plausible: -100...126),
            FITChannelPlan(kind: .stepLength, fields: [Record.stepLength], unit: 0.001, plausible: 0...6.5534),
            FITChannelPlan(kind: .verticalOscillation, fields: [Record.verticalOscillation], unit: 0.001, plausible: 0...6.5534),
            FITChannelPlan(kind: .verticalRatio, fields: [Record.verticalRatio], plausible: 0...100),
            FITChannelPlan(kind: .groundContactTime, fields: [Record.stanceTime], unit: 0.001, plausible: 0...6.5534),
            FITChannelPlan(kind: .groundContactBalance, fields: [Record.stanceTimeBalance], plausible: 0...100),
            FITChannelPlan(
                kind: .respiration, fields: [Record.enhancedRespirationRate, Record.respirationRate], plausible: 0...254),
            FITChannelPlan(kind: .coreTemperature, fields: [Record.coreTemperature], plausible: 25...45),
            FITChannelPlan(kind: .skinTemperature, fields: [], plausible: 5...45),
            FITChannelPlan(kind: .positionAccuracy, fields: [Record.gpsAccuracy], plausible: 0...254),
            FITChannelPlan(kind: .heatStrainIndex, fields: [], plausible: 0...10),
            FITChannelPlan(kind: .powerBalance, fields: [Record.leftRightBalance], plausible: 0...100),
            FITChannelPlan(kind: .activeEnergy, fields: [Record.calories], plausible: 0...65_534),
        ]
    }

    /// Returns the locations of this channel in records of `definition`: the best field, and a fallback for invalid values.
    func slots(in definition: FITDefinition) -> (first: FITSlot, second: FITSlot) {
        typealias Record = FITProfile.Record
        var found: [FITSlot] = []
        for field in fields {
            var slot = FITSlot(definition, field, unit: unit)
            if slot.isAbsent { continue }
            if kind == .cadence {
                slot.countsStrides = true
                if field.number == Record.cadence.number, let fraction = definition.layout(of: Record.fractionalCadence.number),
                    fraction.size == 1
                {
                    slot.fractionOffset = fraction.offset
                }
            }
            if kind == .powerBalance { slot.kind = .leftRightBalance }
            found.append(slot)
        }
        if let layout = definition.layout(of: Record.compressedSpeedDistance.number), layout.size >= 3,
            kind == .speed || kind == .distance
        {
            var slot = FITSlot()
            slot.kind = kind == .speed ? .compressedSpeed : .compressedDistance
            slot.offset = layout.offset
            found.append(slot)
        }
        return (found.isEmpty ? FITSlot() : found[0], found.count > 1 ? found[1] : FITSlot())
    }
}
