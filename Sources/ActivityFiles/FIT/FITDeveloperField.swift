import Training

/// Content of a field description message.
struct FITDeveloperField {
    var developer: UInt8
    var number: UInt8
    var type: FITBaseType
    var name: String
    var units: String
    var scale: Double
    var offset: Double
    /// The native message and field that it replaces, if stated.
    var nativeMessage: UInt16?
    var nativeField: UInt8?
    /// The channel of its values: by the native field, or by a name of one maker.
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

    /// Meaning of fields of foot pods (such as Stryd) without a native field, only for unambiguous units.
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

    /// Returns its location in records of `definition`, in the declared units; the first member of an array.
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

    /// Returns its location in records of `definition`, in the unit of `channel`.
    func slot(in definition: FITDefinition, for channel: ChannelKind) -> FITSlot? {
        guard var slot = slot(in: definition) else { return nil }
        let unit = unit(for: channel)
        slot.scale = scale / unit.factor
        slot.bias = offset * unit.factor + unit.bias
        slot.countsStrides = channel == .cadence && plainUnits != "spm"
        return slot
    }

    /// Whether its values are numbers, as channels require.
    var isNumeric: Bool { type != .text && type != .bytes }

    func isSameField(as field: FITDeveloperField) -> Bool { developer == field.developer && number == field.number }

    /// Returns the conversion: value in the channel's unit = value in the field's unit × factor − bias. Unknown units count as the
    /// channel's.
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

    /// Returns small letters and digits only.
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
