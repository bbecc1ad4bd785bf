/// Locations of one channel in the records of every definition: the best field, and a fallback for invalid values.
struct FITSlots {
    var first: [FITSlot] = []
    var second: [FITSlot] = []

    /// Nil if no used definition has the channel.
    init?(_ definitions: [FITDefinition], _ isUsed: [Bool], _ slots: (FITDefinition) -> (first: FITSlot, second: FITSlot)) {
        var isThere = false
        for index in definitions.indices {
            let pair = isUsed[index] ? slots(definitions[index]) : (first: FITSlot(), second: FITSlot())
            if !pair.first.isAbsent { isThere = true }
            first.append(pair.first)
            second.append(pair.second)
        }
        guard isThere else { return nil }
    }
}

/// Location of the position in records of one definition: bytes after the first field, or −1.
struct FITPositionSlot {
    var latitude = -1
    var longitude = -1
    var isBigEndian = false

    init() {}

    init(_ definition: FITDefinition) {
        guard let north = definition.layout(of: FITProfile.Record.positionLat.number), north.type == .int32,
            let east = definition.layout(of: FITProfile.Record.positionLong.number), east.type == .int32
        else { return }
        latitude = north.offset
        longitude = east.offset
        isBigEndian = definition.isBigEndian
    }
}
