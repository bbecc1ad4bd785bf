import Training

/// Reads the records of one activity column by column.
struct FITColumns: ~Escapable {
    let bytes: RawSpan
    /// For each channel that occurs, its locations in the records of each definition, in order of preference.
    private var sources: [(plan: FITChannelPlan, choices: [FITColumnChoice])] = []
    /// Each numeric developer field with its locations in the records of each definition.
    private var customs: [(field: FITDeveloperField, slots: FITSlots)] = []
    /// For each definition the offsets of latitude and longitude, or −1.
    private var positions: [FITPositionSlot] = []
    private var hasPositions = false

    /// - Parameter rows: determines the used definitions; only these are planned.
    @_lifetime(copy bytes)
    init(_ bytes: RawSpan, definitions: [FITDefinition], developerFields: [FITDeveloperField], rows: [FITRow]) {
        self.bytes = bytes
        var isUsed = [Bool](repeating: false, count: definitions.count)
        for row in rows { isUsed[Int(row.definition)] = true }
        for plan in FITChannelPlan.all {
            var choices: [FITColumnChoice] = []
            if let native = FITSlots(definitions, isUsed, { plan.slots(in: $0) }) {
                choices.append(FITColumnChoice(slots: native, field: nil))
            }
            for field in developerFields where field.channel == plan.kind {
                if let added = FITSlots(definitions, isUsed, { (field.slot(in: $0, for: plan.kind) ?? FITSlot(), FITSlot()) }) {
                    choices.append(FITColumnChoice(slots: added, field: field))
                }
            }
            if !choices.isEmpty { sources.append((plan, choices)) }
        }
        for field in developerFields where field.isNumeric && !customs.contains(where: { $0.field.isSameField(as: field) }) {
            guard customs.count < FITColumns.customLimit else { break }
            if let slots = FITSlots(definitions, isUsed, { (field.slot(in: $0) ?? FITSlot(), FITSlot()) }) {
                customs.append((field, slots))
            }
        }
        for index in definitions.indices {
            let slot = isUsed[index] ? FITPositionSlot(definitions[index]) : FITPositionSlot()
            if slot.latitude >= 0 { hasPositions = true }
            positions.append(slot)
        }
    }

    /// Returns the channels of `rows[range]`, which are in order of time. `start` is the origin of seconds.
    ///
    /// Developer fields of no known kind become custom channels. So do those of a kind that the device itself measured, because they come
    /// from another sensor.
    func channels(
        _ rows: [FITRow], _ range: Range<Int>, start: Double, isOnFoot: Bool, findings: inout FITFindings
    ) -> (known: [Channel], custom: [CustomChannel]) {
        var seconds: [Double] = []
        seconds.reserveCapacity(range.count)
        for index in range { seconds.append(Double(rows[index].time) - start) }
        var channels = hasPositions ? position(rows, range, seconds) : []
        var taken: [FITDeveloperField] = []
        for source in sources {
            // The device's own values take precedence over those of an app, and the two are never mixed.
            for choice in source.choices {
                if let channel = column(
                    source.plan, choice.slots, rows, range, seconds, isOnFoot: isOnFoot, findings: &findings)
                {
                    channels.append(channel)
                    if let field = choice.field { taken.append(field) }
                    break
                }
            }
        }
        var custom: [CustomChannel] = []
        for (field, slots) in customs where !taken.contains(where: { $0.isSameField(as: field) }) {
            if let channel = customColumn(field, slots, rows, range, seconds) { custom.append(channel) }
        }
        return (channels, custom)
    }

    private func customColumn(
        _ field: FITDeveloperField, _ slots: FITSlots, _ rows: [FITRow], _ range: Range<Int>, _ seconds: [Double]
    ) -> CustomChannel? {
        var values: [Double] = []
        var moments: [Double]?
        for index in range {
            let place = index - range.lowerBound
            // An absurdly small scale makes the number infinite.
            if let value = bytes.value(rows[index], slots.first[Int(rows[index].definition)]), value.isFinite {
                values.append(value)
                moments?.append(seconds[place])
            } else if moments == nil {
                moments = Array(seconds[0..<place])
            }
        }
        guard !values.isEmpty else { return nil }
        return CustomChannel(
            name: field.name.isEmpty ? "developer field \(field.number)" : field.name, units: field.units,
            seconds: moments ?? seconds, values: values)
    }

    private func column(
        _ plan: FITChannelPlan, _ slots: FITSlots, _ rows: [FITRow], _ range: Range<Int>, _ seconds: [Double], isOnFoot: Bool,
        findings: inout FITFindings
    ) -> Channel? {
        var values: [Double] = []
        values.reserveCapacity(range.count)
        // Without gaps, all channels share the times of all records.
        var moments: [Double]?
        var implausible = 0
        for index in range {
            let row = rows[index]
            var slot = slots.first[Int(row.definition)]
            var found = bytes.value(row, slot)
            if found == nil {
                slot = slots.second[Int(row.definition)]
                found = bytes.value(row, slot)
            }
            if isOnFoot, slot.countsStrides, let strides = found { found = strides * 2 }
            if let value = found, !plan.plausible.contains(value) {
                // Some devices write zero for a missing heart rate.
                if value != 0 { implausible += 1 }
                found = nil
            }
            let place = index - range.lowerBound
            if let value = found {
                values.append(value)
                moments?.append(seconds[place])
            } else if moments == nil {
                moments = Array(seconds[0..<place])
            }
        }
        if implausible > 0 { findings.implausible(plan.kind, implausible) }
        return values.isEmpty ? nil : Channel(kind: plan.kind, seconds: moments ?? seconds, values: values)
    }

    /// Returns latitude and longitude; a moment has both or neither. Devices write 0° N 0° E for a missing fix.
    private func position(_ rows: [FITRow], _ range: Range<Int>, _ seconds: [Double]) -> [Channel] {
        var latitudes: [Double] = []
        var longitudes: [Double] = []
        latitudes.reserveCapacity(range.count)
        longitudes.reserveCapacity(range.count)
        var moments: [Double]?
        for index in range {
            let row = rows[index]
            let place = index - range.lowerBound
            let slot = positions[Int(row.definition)]
            if slot.latitude >= 0 {
                let north = Int32(bitPattern: bytes.long(at: Int(row.offset) + slot.latitude, bigEndian: slot.isBigEndian))
                let east = Int32(bitPattern: bytes.long(at: Int(row.offset) + slot.longitude, bigEndian: slot.isBigEndian))
                if north != .max, east != .max, north != 0 || east != 0, north >= -1 << 30, north <= 1 << 30 {
                    latitudes.append(Double(north) * FITColumns.degreesPerSemicircle)
                    longitudes.append(Double(east) * FITColumns.degreesPerSemicircle)
                    moments?.append(seconds[place])
                    continue
                }
            }
            if moments == nil { moments = Array(seconds[0..<place]) }
        }
        guard !latitudes.isEmpty else { return [] }
        let shared = moments ?? seconds
        return [
            Channel(kind: .latitude, seconds: shared, values: latitudes),
            Channel(kind: .longitude, seconds: shared, values: longitudes),
        ]
    }

    /// Limit above the developer fields of any genuine file.
    static let customLimit = 48

    /// 2³¹ semicircles are 180°.
    static let degreesPerSemicircle = 180.0 / 2_147_483_648
}

/// One source of a channel: its location, and its developer field; nil for the device's own.
struct FITColumnChoice {
    var slots: FITSlots
    var field: FITDeveloperField?
}
