public import Measures
public import Training

/// What is known when a session starts: the clock, the kind of class, and facts about the athlete for zones and energy.
public struct CaptureSetup: Equatable, Sendable {
    /// The offset of the wall clock from UTC, in whole minutes.
    public let offset: LocalOffset
    public let sport: Sport
    /// Id of the class type; nil if not stated.
    public let classType: CapturedText?
    public let sex: Sex?
    /// Years, 1…120.
    public let age: Int?
    /// Tenths of a kilogram, 1…65,535.
    let tenthsOfKilogram: Int?
    /// Lower bounds of the zones in bpm, ascending; empty if unknown.
    public let zones: [UInt8]

    public static let ages = 1...120
    static let mostZones = 10
    /// UTF-8 bytes of a class type's id.
    public static let longestClassType = 64
    /// Minutes from UTC. Clocks on Earth keep within 14 hours.
    static let offsetMinutes = -1440...1440

    /// Rounds the mass to 0.1 kg. Nil if the offset is no whole number of minutes within a day, if the sport has no code
    /// (`Sport.captured`), or if age, mass, zones or class type are out of range.
    public init?(
        offset: LocalOffset, sport: Sport, classType: CapturedText? = nil, sex: Sex? = nil, age: Int? = nil, mass: Mass? = nil,
        zones: [UInt8] = []
    ) {
        guard offset.secondsAheadOfUTC % 60 == 0, CaptureSetup.offsetMinutes.contains(offset.secondsAheadOfUTC / 60),
            sport.captureCode != nil, (classType?.utf8.count ?? 0) <= CaptureSetup.longestClassType,
            age.map({ CaptureSetup.ages.contains($0) }) ?? true, zones.count <= CaptureSetup.mostZones
        else { return nil }
        for (lower, upper) in zip(zones, zones.dropFirst()) where lower >= upper { return nil }
        if let mass {
            guard let tenths = UInt16(exactly: (mass.kilograms * 10).rounded(.toNearestOrEven)), tenths > 0 else { return nil }
            tenthsOfKilogram = Int(tenths)
        } else {
            tenthsOfKilogram = nil
        }
        self.offset = offset
        self.sport = sport
        self.classType = classType
        self.sex = sex
        self.age = age
        self.zones = zones
    }

    public var mass: Mass? { tenthsOfKilogram.map { Mass(kilograms: Double($0) / 10) } }

    /// Returns the zone of a heart rate: the number of bounds at or below it, 0 below zone one. Nil without zones.
    public func zone(beatsPerMinute rate: UInt8) -> Int? {
        zones.isEmpty ? nil : zones.count { $0 <= rate }
    }
}

extension Sport {
    /// The sports that can be captured. The position in the list is the code in the log: never change one, only add.
    public static var captured: [Sport] { ClassType.sports }

    var captureCode: UInt8? { Sport.captured.firstIndex(of: self).flatMap { UInt8(exactly: $0) } }

    init?(captureCode: UInt8) {
        guard Sport.captured.indices.contains(Int(captureCode)) else { return nil }
        self = Sport.captured[Int(captureCode)]
    }
}
