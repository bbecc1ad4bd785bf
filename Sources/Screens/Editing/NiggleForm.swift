public import Measures
public import Training

/// Niggle as the text of form fields.
public struct NiggleForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable { case id, day, place, spot, side, intensity, words }

    public enum Flaw: Equatable, Sendable {
        case notDay
        case tooLong(Int)
    }

    /// Nil for a new one.
    public private(set) var id: String?
    public private(set) var day: String
    public private(set) var place: Niggle.Place
    public private(set) var spot: String
    public private(set) var side: Niggle.Side?
    public private(set) var intensity: Int
    public private(set) var words: String
    public private(set) var flaws: [Field: Flaw] = [:]

    static let spotLimit = 60
    static let wordsLimit = 300

    /// Creates an empty form.
    public init(today: Day) {
        day = today.iso
        place = .foot
        spot = ""
        intensity = 3
        words = ""
    }

    public init(_ niggle: Niggle) {
        id = niggle.id
        day = niggle.day.iso
        place = niggle.place
        spot = niggle.spot
        side = niggle.side
        intensity = niggle.intensity
        words = niggle.words
    }

    /// Parses a submitted form.
    public init(today: Day, value: (String) -> String?) {
        self.init(today: today)
        func text(_ field: Field) -> String {
            ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: false)
        }
        let named = text(.id)
        id = named.isEmpty ? nil : String(named.prefix(60))
        day = text(.day)
        place = Niggle.Place(rawValue: text(.place)) ?? .other
        spot = text(.spot)
        side = Niggle.Side(rawValue: text(.side))
        if let number = Int(text(.intensity)), Niggle.intensities.contains(number) { intensity = number }
        words = text(.words)
        let written = Day(iso: day)
        if written.map({ $0 > today || today - $0 > 36_525 }) ?? true { flaws[.day] = .notDay }
        if spot.unicodeScalars.count > NiggleForm.spotLimit { flaws[.spot] = .tooLong(NiggleForm.spotLimit) }
        if words.unicodeScalars.count > NiggleForm.wordsLimit { flaws[.words] = .tooLong(NiggleForm.wordsLimit) }
    }

    /// Returns the niggle; nil while there is a flaw.
    public func niggle(id: String) -> Niggle? {
        guard flaws.isEmpty, let day = Day(iso: day) else { return nil }
        return Niggle(id: id, day: day, place: place, spot: spot, side: side, intensity: intensity, words: words)
    }
}
