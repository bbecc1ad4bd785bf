public import Measures
public import Training

extension Journal {
    /// Returns the athlete's privacy zones in the athlete's order.
    public func privacyZones() async throws -> [PrivacyZone] { try await stores.sharing.privacyZones(of: athleteID) }

    /// Adds a privacy zone around a place. The hidden circle gets a random centre that stays the same for all shared activities.
    /// - Returns: the new zone; nil, without a change, for a value outside its range and beyond `PrivacyZone.limit`.
    public func addPrivacyZone(named name: String, at place: Coordinate, radius: Double) async throws -> PrivacyZone? {
        var generator = SystemRandomNumberGenerator()
        let bearing = Double.random(in: 0..<2 * Double.pi, using: &generator)
        // The root makes every place of the disc equally likely.
        let share = Double.random(in: 0...1, using: &generator).squareRoot()
        let centre = place.moved(metres: radius * PrivacyZone.largestShift * share, bearing: bearing)
        guard let zone = PrivacyZone(id: .random(), name: name, place: place, centre: centre, radius: radius) else { return nil }
        return try await alone {
            let zones = try await privacyZones()
            guard zones.count < PrivacyZone.limit else { return nil }
            // A second press of the button.
            if let twin = zones.first(where: { $0.place == place && $0.radius == radius && $0.name == zone.name }) { return twin }
            try await stores.sharing.save(zones + [zone], athlete: athleteID, at: now())
            return zone
        }
    }

    /// Removes a privacy zone.
    /// - Returns: the removed zone; nil for an unknown one.
    public func removePrivacyZone(_ id: UniqueID) async throws -> PrivacyZone? {
        try await alone {
            let zones = try await privacyZones()
            guard let removed = zones.first(where: { $0.id == id }) else { return nil }
            try await stores.sharing.save(zones.filter { $0.id != id }, athlete: athleteID, at: now())
            return removed
        }
    }

    /// Stores a removed zone again, with its centre.
    public func restore(_ zone: PrivacyZone) async throws {
        try await alone {
            let others = try await privacyZones().filter { $0.id != zone.id }
            guard others.count < PrivacyZone.limit else { return }
            try await stores.sharing.save(others + [zone], athlete: athleteID, at: now())
        }
    }

    func privacyZoneLines() async throws -> [ExportLine] {
        try await privacyZones().map { ExportLine(privacyZone: PrivacyZoneBody($0)) }
    }

    /// Adds the zones of an export that this journal does not have.
    func takeOver(_ lines: [PrivacyZoneBody]) async throws {
        var zones = try await privacyZones()
        for zone in lines.compactMap({ $0.zone }) where zones.count < PrivacyZone.limit {
            if !zones.contains(where: { $0.id == zone.id }) { zones.append(zone) }
        }
        try await stores.sharing.save(zones, athlete: athleteID, at: now())
    }
}
