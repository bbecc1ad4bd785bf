import Training

/// What a field description message says of a developer field.
struct FITDeveloperField {
    var developer: UInt8
    var number: UInt8
    var type: FITBaseType
    var name: String
    var units: String
    var scale: Double
    var offset: Double
    /// The native message and field that it takes the place of, if it says so.
    var nativeMessage: UInt16?
    var nativeField: UInt8?
    /// The channel that its values belong to: by the native field that it stands for, or by a name that one maker uses.
    private(set) var channel: ChannelKind?

    init?(_ fields: borrowing FITFields) {
        typealias Description = FITProfile.FieldDescription
        guard let developer = fields.code(Description.developerDataIndex),
            let number = fields.code(Description.fieldDefinitionNumber),
            let type = fields.code(Description.fitBaseTypeId), (0...255).contains(developer), (0...255).contains(number),
            (0...255).contains(type)
        else { return nil }
        self.developer = UInt8(developer)
        self.number = UInt8(number)
        self.type = FITBaseType(code: UInt8(type))
        name = fields.text(Description.fieldName) ?? ""
        units = fields.text(Description.units) ?? ""
        let scale = fields.value(Description.scale) ?? 1
        self.scale = scale == 0 ? 1 : scale
        offset = fields.value(Description.offset) ?? 0
        nativeMessage = fields.code(Description.nativeMesgNum).flatMap { UInt16(exactly: $0) }
        nativeField = fields.code(Description.nativeFieldNum).flatMap { UInt8(exactly: $0) }
        channel = meaning
    }

    private var meaning: ChannelKind? {
        if let nativeField, nativeMessage ?? FITMessageNumber.record.number == FITMessageNumber.record.number {
            for plan in FITChannelPlan.all {
                for field in plan.fields where field.number == nativeField { return plan.kind }
            }
        }
        // Names of the CORE sensor's data field (greenTEG, "CORE Connect IQ").
        switch plainName {
        case "coretemperature", "corebodytemperature", "corebodytemp", "ciqcoretemperature": return .coreTemperature
        case "skintemperature", "skintemp", "ciqskintemperature": return .skinTemperature
        case "heatstrainindex", "hsi": return .heatStrainIndex
        default: return podMeaning
        }
    }

    /// What foot pods (Stryd and its like) call their fields where they name no native one: only in units that make them certain.
    private var podMeaning: ChannelKind? {
        switch (plainName, plainUnits) {
        case ("power", "w"), ("power", "watt"), ("power", "watts"), ("runpower", "watts"), ("strydpower", "watts"): return .power
        case ("groundtime", "ms"), ("groundtime", "milliseconds"), ("groundcontacttime", "ms"),
            ("groundcontacttime", "milliseconds"):
            return .groundContactTime
        case ("verticaloscillation", "mm"), ("verticaloscillation", "millimeters"), ("verticaloscillation", "cm"),
            ("verticaloscillation", "centimeters"):
            return .verticalOscillation
        default: return nil
        }
    }

    /// Where a record of `definition` holds it, in the units that it declares; of an array the first member.
    func slot(in definition: FITDefinition) -> FITSlot? {
        for layout in definition.developerFields where layout.developer == developer && layout.number == number {
            guard layout.size >= type.size, layout.size > 0 else { return nil }
            var slot = FITSlot()
            slot.kind = .number(type)
            slot.offset = layout.offset
            slot.isBigEndian = definition.isBigEndian
            slot.scale = scale
            slot.bias = offset
            return slot
        }
        return nil
    }

    /// Where a record of `definition` holds it, in the unit of `channel`.
    func slot(in definition: FITDefinition, for channel: ChannelKind) -> FITSlot? {
        guard var slot = slot(in: definition) else { return nil }
        let unit = unit(for: channel)
        slot.scale = scale / unit.factor
        slot.bias = offset * unit.factor + unit.bias
        slot.countsStrides = channel == .cadence && plainUnits != "spm"
        return slot
    }

    /// Whether its values are numbers, which alone make a channel.
    var isNumeric: Bool { type != .text && type != .bytes }

    func isSameField(as field: FITDeveloperField) -> Bool { developer == field.developer && number == field.number }

    /// value in the channel's unit = value in the field's own unit × factor − bias. A unit that is not known is the channel's.
    private func unit(for channel: ChannelKind) -> (factor: Double, bias: Double) {
        switch plainUnits {
        case "mm", "millimeters", "millimetres", "ms", "milliseconds": return (0.001, 0)
        case "cm", "centimeters", "centimetres": return (0.01, 0)
        case "km", "kilometers", "kilometres": return (1000, 0)
        case "ft", "feet": return (0.3048, 0)
        case "kmh", "kph", "kmhr": return (1 / 3.6, 0)
        case "mph": return (0.44704, 0)
        case "f", "degf", "fahrenheit": return (5.0 / 9, 160.0 / 9)
        default: return (1, 0)
        }
    }

    private var plainName: String { FITDeveloperField.plain(name) }
    private var plainUnits: String { FITDeveloperField.plain(units) }

    /// Small letters and digits only.
    private static func plain(_ text: String) -> String {
        var letters: [UInt8] = []
        for letter in text.utf8 {
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(letter | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(letter)
            default: continue
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
