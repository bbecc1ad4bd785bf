public import Training

extension Athlete {
    /// Profile with a plausible value of every setting, for tests of storage and exports.
    public static var withEverySetting: Athlete {
        var athlete = Athlete(name: "")
        for field in AthleteField.all { field.set(&athlete, field.example) }
        return athlete
    }
}

extension AthleteField {
    fileprivate var example: AthleteValue {
        switch kind {
        case .text: .text("雅婷")
        case .choice(let words): .text(words[0])
        case .birthYear: .whole(1985)
        case .number(let limits): .decimal((limits.stored.lowerBound + limits.stored.upperBound) / 2)
        case .pace: .decimal(4.1)
        case .day: .whole(20_793)
        case .offset: .whole(-12_600)
        case .zone: .text("America/St_Johns")
        case .zones: .decimals([100, 120.5, 140, 155, 170])
        case .weekdays: .wholes([1, 7])
        case .hours: .wholes([6, 21])
        case .sports(let sports): .text(sports.prefix(2).map(\.rawValue).sorted().joined(separator: " "))
        }
    }
}
