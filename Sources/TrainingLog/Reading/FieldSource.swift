import Analysis
import Measures
public import Training

/// Source of a field of an activity that is no channel.
public struct FieldSource: Equatable, Sendable {
    public var field: SharedField
    /// Index in `Activity.sources`.
    public var source: Int

    public init(field: SharedField, source: Int) {
        self.field = field
        self.source = source
    }
}

extension Activity {
    /// Source of each field that some recording has, ignoring edits.
    public var fieldSources: [FieldSource] {
        sources.first?.completing(with: sources.dropFirst()).tellers.filter { !$0.field.isSaid(in: edit) } ?? []
    }
}

extension Recording {
    /// Returns this recording with fields that only other recordings of the same activity have.
    ///
    /// The fields are the sport, the title, the notes, the weather, the offset, the perceived effort, the shoes, whether it was indoors,
    /// and totals. A stated total of this recording stays, and so does what follows from its samples, such as its ascent. A missing total,
    /// or a distance that was computed from points, comes from the first recording that states it and has about the same length.
    ///
    /// - Parameter others: best first.
    public func completed(by others: some Collection<Recording>) -> Recording { completing(with: others).whole }

    /// Returns the completed recording and the source of each field: 0 is this recording.
    fileprivate func completing(with others: some Collection<Recording>) -> (whole: Recording, tellers: [FieldSource]) {
        var (whole, tellers) = (self, [FieldSource]())
        for field in SharedField.allCases {
            if knows(field) {
                tellers.append(FieldSource(field: field, source: 0))
            } else if let place = others.enumerated().first(where: { whole.take(field, from: $1) })?.offset {
                tellers.append(FieldSource(field: field, source: place + 1))
            }
        }
        return (whole, tellers)
    }

    private func knows(_ field: SharedField) -> Bool {
        switch field {
        case .title: title != nil
        case .notes: notes != nil
        case .weather: conditions != nil
        case .clock: offset != nil
        case .perceivedEffort: perceivedEffort != nil
        case .shoes: shoes != nil
        case .indoors: isIndoor != nil
        case .sport: sport != .other
        case .distance: distance != nil && !hasDistanceOfPoints
        case .energy: activeEnergy != nil
        case .heartRate: meanHeartRate != nil
        }
    }

    /// - Returns: whether the field has a value now.
    private mutating func take(_ field: SharedField, from other: Recording) -> Bool {
        switch field {
        case .title: title = other.title
        case .notes: notes = other.notes
        case .weather: conditions = other.conditions
        case .clock: offset = other.offset(of: self)
        case .perceivedEffort: perceivedEffort = other.perceivedEffort
        case .shoes: shoes = other.shoes
        case .indoors: isIndoor = other.isIndoor
        case .sport: sport = other.sport
        case .distance:
            // A distance computed from points is no better than this recording's own.
            guard lastsAsLong(as: other), let stated = other.distance, !other.hasDistanceOfPoints else { return false }
            if distance != nil, !other.source.origin.countsDistance { return false }
            distance = stated
            hasDistanceOfOther = true
        case .energy:
            guard lastsAsLong(as: other) else { return false }
            activeEnergy = other.activeEnergy
        case .heartRate:
            guard lastsAsLong(as: other) else { return false }
            (meanHeartRate, maximumHeartRate) = (other.meanHeartRate, other.maximumHeartRate ?? maximumHeartRate)
        }
        return knows(field)
    }

    /// Whether totals of the other recording apply to this one: their lengths differ by at most a twentieth.
    private func lastsAsLong(as other: Recording) -> Bool {
        abs(elapsed - other.elapsed) <= max(60, 0.05 * max(elapsed, other.elapsed))
    }

    /// Returns the offset at this recording's place, from another recording of the same activity.
    func offset(of other: Recording) -> LocalOffset? {
        guard source.origin.isOfWallClock else { return offset }
        return LocalOffset(nearest: start - other.start, tolerance: 2)
    }
}

extension Source.Origin {
    /// Whether distances of such files were measured by a device rather than computed by a service from points.
    fileprivate var countsDistance: Bool {
        switch self {
        case .fit, .tcx, .appleHealth, .healthAutoExport: true
        case .gpx, .strava, .garminConnect, .accountExport, .localAccountExport, .csv, .ownTable, .localOwnTable,
            .heartRateMonitor, .manual,
            .sessionRecord, .demo:
            false
        }
    }
}
