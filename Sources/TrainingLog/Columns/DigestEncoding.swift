public import Analysis
import Measures
import Training

/// Number of the layout of encoded digests. Raise it with every change of the layout.
///
/// It is part of what a digest rests on, so that a digest of another layout is computed again and never decoded.
let digestLayout: UInt8 = 15

/// Encodes a digest. The first byte is the number of the layout.
public func encoded(_ digest: ActivityDigest) -> [UInt8] {
    var writer = BlobWriter()
    writer.add(byte: digestLayout)
    writer.add(digest.id)
    writer.add(digest.sport.rawValue)
    writer.add(digest.isIndoor)
    writer.add(digest.title)
    writer.add(digest.start.secondsSince1970)
    writer.add(digest.offset.secondsAheadOfUTC)
    writer.add(digest.day.number)
    writer.add(digest.elapsed)
    writer.add(digest.moving)
    writer.add(digest.distance?.amount)
    writer.add(digest.ascent?.amount)
    writer.add(digest.meanHeartRate?.amount)
    writer.add(digest.maximumHeartRate?.amount)
    writer.add(digest.activeEnergy?.amount)
    writer.add(optional: digest.load) {
        $0.add($1.value)
        $0.add($1.method.rawValue)
    }
    writer.add(optional: digest.conditions) {
        $0.add($1.temperature.amount)
        $0.add($1.humidityPercent)
        $0.add($1.wetBulbGlobe?.amount)
        $0.add($1.heatIndex?.amount)
        $0.add($1.dewPoint?.amount)
        $0.add($1.isFromArchive)
        $0.add($1.supposed)
    }
    writer.add(list: digest.bestEfforts) {
        $0.add($1.distance)
        $0.add($1.seconds)
        $0.add($1.start)
        $0.add($1.isRace)
        $0.add($1.levelSeconds)
    }
    writer.add(list: digest.steadySegments) {
        $0.add($1.duration)
        $0.add($1.speed)
        $0.add($1.grade)
        $0.add($1.heartRate)
    }
    writer.add(digest.efficiency)
    writer.add(digest.decoupling)
    writer.add(digest.gradeAdjustedSpeed?.amount)
    writer.add(digest.heartRateReserveFraction)
    writer.add(digest.isRace)
    writer.add(optional: digest.measures) { $0.add($1) }
    writer.add(optional: digest.traits) { $0.add($1) }
    writer.add(digest.hardSeconds)
    writer.add(digest.isLeftOut)
    writer.add(digest.shoes)
    writer.add(digest.descent?.amount)
    writer.add(digest.notes)
    writer.add(digest.isTimeTrial)
    writer.add(digest.isRoomKnown)
    writer.add(digest.testedHeartRate)
    writer.add(optional: digest.air) {
        $0.add($1.index)
        $0.add($1.fineParticles)
    }
    writer.add(digest.classType?.text)
    writer.add(digest.isUnrecorded)
    return writer.bytes
}

extension BlobWriter {
    fileprivate mutating func add(_ supposed: ClimateConditions.Assumptions) {
        add(supposed.wind)
        add(supposed.sun)
        add(supposed.place)
        add(supposed.humidity)
        add(supposed.deviation)
        add(supposed.underCloud?.amount)
    }

    fileprivate mutating func add(_ measures: SessionMeasures) {
        add(measures.normalisedSpeed)
        add(measures.speedSeconds)
        add(measures.normalisedPower)
        add(measures.powerSeconds)
        add(list: measures.heartRateSeconds) { $0.add($1) }
        add(measures.lowestHeartRate)
        add(measures.heartRateCoverage)
        add(measures.peakHeartRate)
        add(measures.laterHeartRate)
        add(measures.isHeartRateDoubtful)
        add(measures.perceivedEffort)
        add(list: measures.secondsAtSpeed) { $0.add($1) }
        add(measures.lowestSpeed)
        add(measures.laterSpeed)
        add(measures.isPowerMeasured)
    }
}

/// Decodes a digest.
public func activityDigest(from bytes: [UInt8]) throws(StoreError) -> ActivityDigest {
    var reader = BlobReader(bytes, what: "digest")
    guard try reader.byte() == digestLayout else { throw reader.damage }
    let id = try reader.string()
    let sport = try reader.named(Sport.self)
    var digest = ActivityDigest(
        id: id, sport: sport, isIndoor: try reader.optionalBool(), title: try reader.optionalString(),
        start: Moment(secondsSince1970: try reader.double()), offset: LocalOffset(secondsAheadOfUTC: try reader.integer()),
        day: Day(number: try reader.integer()), elapsed: try reader.double(), moving: try reader.double(),
        distance: try reader.optionalDouble().map { Distance($0) }, ascent: try reader.optionalDouble().map { Distance($0) },
        meanHeartRate: try reader.optionalDouble().map { HeartRate($0) },
        maximumHeartRate: try reader.optionalDouble().map { HeartRate($0) },
        activeEnergy: try reader.optionalDouble().map { Energy($0) },
        load: try reader.optional { reader throws(StoreError) in
            let value = try reader.double()
            return SessionLoad(value: value, method: try reader.named(SessionLoad.Method.self))
        },
        conditions: try reader.optional { reader throws(StoreError) in
            var conditions = ClimateConditions(
                temperature: Temperature(try reader.double()), humidityPercent: try reader.optionalDouble(),
                wetBulbGlobe: try reader.optionalDouble().map { Temperature($0) },
                heatIndex: try reader.optionalDouble().map { Temperature($0) },
                dewPoint: try reader.optionalDouble().map { Temperature($0) }, isFromArchive: try reader.bool())
            conditions.supposed = try reader.supposed()
            return conditions
        },
        bestEfforts: try reader.list { reader throws(StoreError) in
            BestEffort(
                distance: try reader.double(), seconds: try reader.double(), start: try reader.double(),
                isRace: try reader.bool(), levelSeconds: try reader.optionalDouble())
        },
        steadySegments: try reader.list { reader throws(StoreError) in
            SteadySegment(
                duration: try reader.double(), speed: try reader.double(), grade: try reader.double(),
                heartRate: try reader.double())
        },
        efficiency: try reader.optionalDouble(), decoupling: try reader.optionalDouble(),
        gradeAdjustedSpeed: try reader.optionalDouble().map { Speed($0) },
        heartRateReserveFraction: try reader.optionalDouble(), isRace: try reader.bool(),
        measures: try reader.optional { reader throws(StoreError) in try reader.sessionMeasures() },
        traits: try reader.optional { reader throws(StoreError) in try reader.sessionTraits() })
    digest.hardSeconds = try reader.optionalDouble()
    digest.isLeftOut = try reader.bool()
    digest.shoes = try reader.optionalString()
    digest.descent = try reader.optionalDouble().map { Distance($0) }
    digest.notes = try reader.optionalString()
    digest.isTimeTrial = try reader.bool()
    digest.isRoomKnown = try reader.bool()
    digest.testedHeartRate = try reader.optionalDouble()
    digest.air = try reader.optional { reader throws(StoreError) in
        AirQuality(index: try reader.optionalDouble(), fineParticles: try reader.optionalDouble())
    }
    digest.classType = try reader.optionalString().flatMap { UniqueID($0) }
    digest.isUnrecorded = try reader.bool()
    guard reader.isAtEnd else { throw reader.damage }
    return digest
}

extension BlobReader {
    fileprivate mutating func supposed() throws(StoreError) -> ClimateConditions.Assumptions {
        var supposed = ClimateConditions.Assumptions()
        supposed.wind = try bool()
        supposed.sun = try bool()
        supposed.place = try bool()
        supposed.humidity = try bool()
        supposed.deviation = try double()
        supposed.underCloud = try optionalDouble().map { Temperature($0) }
        return supposed
    }

    fileprivate mutating func sessionMeasures() throws(StoreError) -> SessionMeasures {
        var measures = SessionMeasures(
            normalisedSpeed: try optionalDouble(), speedSeconds: try double(), normalisedPower: try optionalDouble(),
            powerSeconds: try double(), heartRateSeconds: try list { reader throws(StoreError) in try reader.double() },
            lowestHeartRate: try integer(), heartRateCoverage: try double(), peakHeartRate: try optionalDouble(),
            laterHeartRate: try optionalDouble(), isHeartRateDoubtful: try bool(), perceivedEffort: try optionalDouble())
        measures.secondsAtSpeed = try list { reader throws(StoreError) in try reader.double() }
        measures.lowestSpeed = try integer()
        measures.laterSpeed = try optionalDouble()
        measures.isPowerMeasured = try bool()
        return measures
    }
}
