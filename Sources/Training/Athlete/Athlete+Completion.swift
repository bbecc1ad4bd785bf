extension Athlete {
    /// Returns the athlete with year of birth and sex filled in from their files, the newest value of each. Values that the athlete set
    /// stay.
    ///
    /// These facts hold on every day, regardless of their date.
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
    /// - Parameter code: ISO/IEC 5218 code; the result is nil for its codes "not known" and "not applicable".
    init?(code: Double) {
        switch code {
        case 1: self = .male
        case 2: self = .female
        default: return nil
        }
    }

    /// ISO/IEC 5218 code.
    public var code: Double {
        switch self {
        case .male: 1
        case .female: 2
        }
    }
}
