import Measures
public import Training

/// Encodes a recording without its channels; custom channels are encoded by their names and units.
///
/// The first byte is the layout's version: 2 with notes or custom channels, 3 with shoes, 4 with wind, 5 with cloud cover, 6 with a
/// calibrated power meter, otherwise 1. Recording ids are computed from these bytes, so recordings without these fields keep the bytes of
/// version 1.
public func encoded(_ recording: Recording) -> [UInt8] {
    let (wind, cloud) = (recording.conditions?.wind, recording.conditions?.cloudCover)
    let isPlain =
        recording.notes == nil && recording.customChannels.isEmpty && recording.shoes == nil && wind == nil && cloud == nil
        && !recording.isPowerCalibrated
    var writer = BlobWriter()
    writer.add(
        byte: isPlain ? 1 : recording.isPowerCalibrated ? 6 : cloud != nil ? 5 : wind != nil ? 4 : recording.shoes == nil ? 2 : 3)
    writer.add(recording.source.name)
    writer.add(recording.source.origin.rawValue)
    writer.add(recording.sport.rawValue)
    writer.add(recording.isIndoor)
    writer.add(recording.title)
    writer.add(recording.start.secondsSince1970)
    writer.add(recording.offset?.secondsAheadOfUTC)
    writer.add(recording.elapsed)
    writer.add(recording.timer)
    writer.add(recording.distance?.amount)
    writer.add(recording.ascent?.amount)
    writer.add(recording.descent?.amount)
    writer.add(recording.meanHeartRate?.amount)
    writer.add(recording.maximumHeartRate?.amount)
    writer.add(recording.activeEnergy?.amount)
    writer.add(optional: recording.conditions) {
        $0.add($1.temperature?.amount)
        $0.add($1.humidityPercent)
    }
    writer.add(recording.perceivedEffort)
    writer.add(list: recording.laps) {
        $0.add($1.start)
        $0.add($1.elapsed)
        $0.add($1.timer)
        $0.add($1.distance?.amount)
        $0.add($1.meanHeartRate?.amount)
        $0.add($1.maximumHeartRate?.amount)
    }
    writer.add(list: recording.pauses) {
        $0.add($1.start)
        $0.add($1.end)
    }
    writer.add(recording.points)
    if !isPlain {
        writer.add(recording.notes)
        writer.add(list: recording.customChannels) {
            $0.add($1.name)
            $0.add($1.units)
        }
    }
    if recording.isPowerCalibrated {
        writer.add(recording.shoes)
        writer.add(wind?.amount)
        writer.add(cloud)
    } else if let cloud {
        writer.add(recording.shoes)
        writer.add(wind?.amount)
        writer.add(cloud)
    } else if let wind {
        writer.add(recording.shoes)
        writer.add(wind.amount)
    } else if let shoes = recording.shoes {
        writer.add(shoes)
    }
    return writer.bytes
}

/// Decodes a recording without channels. Custom channels have names and units, and no values.
public func recording(from bytes: [UInt8]) throws(StoreError) -> Recording {
    var reader = BlobReader(bytes, what: "recording")
    let version = try reader.byte()
    guard (1...6).contains(version) else { throw reader.damage }
    let name = try reader.string()
    let origin = try reader.named(Source.Origin.self)
    let sport = try reader.named(Sport.self)
    var result = Recording(
        source: Source(name: name, origin: origin), sport: sport, start: Moment(secondsSince1970: 0), elapsed: 0)
    result.isIndoor = try reader.optionalBool()
    result.title = try reader.optionalString()
    result.start = Moment(secondsSince1970: try reader.double())
    result.offset = try reader.optionalInteger().map { LocalOffset(secondsAheadOfUTC: $0) }
    result.elapsed = try reader.double()
    result.timer = try reader.optionalDouble()
    result.distance = try reader.optionalDouble().map { Distance($0) }
    result.ascent = try reader.optionalDouble().map { Distance($0) }
    result.descent = try reader.optionalDouble().map { Distance($0) }
    result.meanHeartRate = try reader.optionalDouble().map { HeartRate($0) }
    result.maximumHeartRate = try reader.optionalDouble().map { HeartRate($0) }
    result.activeEnergy = try reader.optionalDouble().map { Energy($0) }
    result.conditions = try reader.optional { reader throws(StoreError) in
        Conditions(
            temperature: try reader.optionalDouble().map { Temperature($0) }, humidityPercent: try reader.optionalDouble())
    }
    result.perceivedEffort = try reader.optionalDouble()
    result.laps = try reader.list { reader throws(StoreError) in
        Lap(
            start: try reader.double(), elapsed: try reader.double(), timer: try reader.optionalDouble(),
            distance: try reader.optionalDouble().map { Distance($0) },
            meanHeartRate: try reader.optionalDouble().map { HeartRate($0) },
            maximumHeartRate: try reader.optionalDouble().map { HeartRate($0) })
    }
    result.pauses = try reader.list { reader throws(StoreError) in
        Pause(start: try reader.double(), end: try reader.double())
    }
    result.points = try reader.integer()
    if version >= 2 {
        result.notes = try reader.optionalString()
        result.customChannels = try reader.list { reader throws(StoreError) in
            CustomChannel(name: try reader.string(), units: try reader.string(), seconds: [], values: [])
        }
    }
    if version == 3 { result.shoes = try reader.string() }
    if version == 4 {
        result.shoes = try reader.optionalString()
        result.conditions?.wind = Speed(try reader.double())
    }
    if version == 5 {
        result.shoes = try reader.optionalString()
        result.conditions?.wind = try reader.optionalDouble().map { Speed($0) }
        result.conditions?.cloudCover = try reader.double()
    }
    if version == 6 {
        result.isPowerCalibrated = true
        result.shoes = try reader.optionalString()
        result.conditions?.wind = try reader.optionalDouble().map { Speed($0) }
        result.conditions?.cloudCover = try reader.optionalDouble()
    }
    guard reader.isAtEnd else { throw reader.damage }
    return result
}
