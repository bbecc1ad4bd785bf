/// Heart rates that a strap stored while the watch received no signal (under water), sent later in `hr` messages.
///
/// The strap's clock counts 1/1024 s. The first message relates it to the watch's time; later messages contain the low 12 bits only, which
/// are accumulated.
struct FITStoredHeartRates {
    /// Seconds since 1989-12-31T00:00:00Z, and beats per minute, in the order of the file.
    private(set) var samples: [(time: Double, value: Double)] = []
    /// Watch time minus strap time, in seconds.
    private var difference: Double?
    /// The strap's clock in 1/1024 s, without overflow.
    private var clock = 0

    mutating func take(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Stored = FITProfile.Hr
        var ticks: [Int] = []
        let whole = fields.values(Stored.eventTimestamp)
        if !whole.isEmpty {
            for seconds in whole {
                // The field has 32 bits, but a damaged file may declare a type with a larger range.
                guard let seconds, seconds >= 0, seconds < 4_194_304 else { continue }
                ticks.append(Int(seconds * 1024))
            }
            guard let first = ticks.first, let last = ticks.last else { return }
            if let time {
                let fraction = fields.value(Stored.fractionalTimestamp) ?? fields.value(Stored.time256) ?? 0
                difference = Double(time) + fraction - Double(first) / 1024
            }
            clock = last
        } else {
            for low in FITStoredHeartRates.unpacked(fields.octets(Stored.eventTimestamp12)) {
                clock += (low - clock) & 0xFFF
                ticks.append(clock)
            }
        }
        guard let difference else { return }
        let values = fields.values(Stored.filteredBpm)
        for index in 0..<min(ticks.count, values.count) {
            guard let value = values[index], value > 0 else { continue }
            let moment = difference + Double(ticks[index]) / 1024
            // The last message is padded with copies of the last beat.
            if let last = samples.last, last.time == moment { continue }
            samples.append((moment, value))
        }
    }

    /// Sorts the samples by time.
    mutating func sort() {
        for index in samples.indices.dropFirst() where samples[index].time < samples[index - 1].time {
            samples.sort { $0.time < $1.time }
            return
        }
    }

    /// Returns two 12-bit numbers from each three bytes, low bits first.
    private static func unpacked(_ octets: [UInt8]) -> [Int] {
        var numbers: [Int] = []
        var index = 0
        while index + 2 < octets.count {
            numbers.append(Int(octets[index]) | Int(octets[index + 1] & 0x0F) << 8)
            numbers.append(Int(octets[index + 1] >> 4) | Int(octets[index + 2]) << 4)
            index += 3
        }
        return numbers
    }
}
