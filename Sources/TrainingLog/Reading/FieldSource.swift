public import Training

/// From which recording of an activity a field is taken that is no channel.
public struct FieldSource: Equatable, Sendable {
    public var field: SharedField
    /// Which of the activity's `sources`.
    public var source: Int

    public init(field: SharedField, source: Int) {
        self.field = field
        self.source = source
    }
}

extension Activity {
    /// Where each field comes from that some recording knows, by the rule of `Recording.completed(by:)`; without what the athlete said
    /// instead.
    public var fieldSources: [FieldSource] {
        guard let winner = sources.first else { return [] }
        return SharedField.allCases.compactMap { field in
            guard !field.isSaid(in: edit) else { return nil }
            return sources.indices.first { sources[$0].tells(field, of: winner, isWinner: $0 == 0) }.map {
                FieldSource(field: field, source: $0)
            }
        }
    }
}

extension Recording {
    /// Whether an activity that is called by `winner` can take a field from this recording.
    fileprivate func tells(_ field: SharedField, of winner: Recording, isWinner: Bool) -> Bool {
        switch field {
        case .title: title != nil
        case .notes: notes != nil
        case .weather: conditions != nil
        case .clock: (isWinner ? offset : offset(of: winner)) != nil
        case .perceivedEffort: perceivedEffort != nil
        case .shoes: shoes != nil
        case .indoors: isIndoor != nil
        }
    }
}
