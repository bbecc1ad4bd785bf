public import Training

/// Form that creates a link to an activity.
public struct ShareForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case days
        case heartRate = "heart-rate"
        case note, file
    }

    /// Days that the form offers; 0 means no end.
    static let choices = [7, 30, 0]

    /// Days until the link ends; nil for no end.
    public var days: Int?
    public var content: ActivityShare.Content

    public init() {
        days = ShareForm.choices[0]
        content = ActivityShare.Content()
    }

    public init(_ fields: [String: String]) { self.init { fields[$0] } }

    /// Parses a submitted form. What a form does not state is not shared, and another end than the offered ones counts as the first.
    /// - Parameter value: returns the text of a field; nil if it is missing.
    public init(value: (String) -> String?) {
        self.init()
        if let asked = value(Field.days.rawValue).flatMap({ Int($0) }), ShareForm.choices.contains(asked) {
            days = asked == 0 ? nil : asked
        }
        func has(_ field: Field) -> Bool { value(field.rawValue) == "1" }
        content = ActivityShare.Content(heartRate: has(.heartRate), note: has(.note), file: has(.file))
    }
}
