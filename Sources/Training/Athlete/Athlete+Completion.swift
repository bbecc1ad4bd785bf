extension Athlete {
    /// The athlete with what their files say of them where they said nothing themself: year of birth and sex, the newest of each.
    ///
    /// Such facts hold on every day, whenever they were written down.
    /// - Parameter samples: ascending by start.
    public func completed(by samples: [BodySample]) -> Athlete {
        var athlete = self
        guard birthYear == nil || sex == nil else { return athlete }
        for sample in samples where sample.kind.isOfOwner {
            if birthYear == nil, sample.kind == .birthYear { athlete.birthYear = Int(exactly: sample.value) }
            if sex == nil, sample.kind == .sex { athlete.sex = Sex(code: sample.value) }
        }
        return athlete
    }
}

extension Sex {
    /// - Parameter code: as ISO/IEC 5218 numbers them; nil for those it has for what is not known or does not apply.
    init?(code: Double) {
        switch code {
        case 1: self = .male
        case 2: self = .female
        default: return nil
        }
    }

    /// As ISO/IEC 5218 numbers them.
    public var code: Double {
        switch self {
        case .male: 1
        case .female: 2
        }
    }
}
