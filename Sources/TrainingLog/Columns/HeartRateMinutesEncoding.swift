public import Measures
public import Training

/// Encodes a day's heart rate in one or two bytes for each minute that has a value.
///
/// The first number is the difference from the minute before, times four, plus the number of minutes without a value in between. A 3 means
/// that this number less three follows.
public func encoded(_ minutes: HeartRateMinutes, of day: Day) -> [UInt8] {
    var writer = BlobWriter()
    var (last, empty) = (0, minutes.first - HeartRateMinutes.range(of: day).lowerBound)
    for rate in minutes.rates {
        if rate == 0 {
            empty += 1
            continue
        }
        writer.add((Int(rate) - last) * 4 + min(empty, 3))
        if empty >= 3 { writer.add(unsigned: UInt64(empty - 3)) }
        (last, empty) = (Int(rate), 0)
    }
    return writer.bytes
}

/// Decodes what `encoded` returns.
public func heartRateMinutes(from bytes: [UInt8], of day: Day) throws(StoreError) -> HeartRateMinutes {
    var reader = BlobReader(bytes, what: "heart rate of a day")
    let range = HeartRateMinutes.range(of: day)
    var rates: [UInt8] = []
    rates.reserveCapacity(range.count)
    var last = 0
    while !reader.isAtEnd {
        let step = try reader.integer()
        var empty = UInt64(step & 3)
        if empty == 3 { empty += min(try reader.unsigned(), UInt64(range.count)) }
        let change = min(max(step >> 2, -256), 256)
        guard empty < UInt64(range.count - rates.count), let rate = UInt8(exactly: last + change), rate > 0 else {
            throw reader.damage
        }
        rates.append(contentsOf: repeatElement(0, count: Int(empty)))
        rates.append(rate)
        last = Int(rate)
    }
    guard let minutes = HeartRateMinutes(first: range.lowerBound, rates: rates) else { throw reader.damage }
    return minutes
}
