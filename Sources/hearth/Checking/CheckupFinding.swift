import Contract

/// What `hearth doctor` found about one subject.
struct CheckupFinding: Equatable {
    enum Grade: String {
        case ok
        /// Works, but could be better.
        case note
        /// Does not work, or puts data at risk.
        case problem
    }

    /// Name for programs, such as `disk`.
    var subject: String
    var grade: Grade
    /// What was found, and for a problem what to do.
    var text: String

    init(_ subject: String, _ grade: Grade, _ text: String) {
        self.subject = subject
        self.grade = grade
        self.text = text
    }

    var json: JSONValue {
        .object(["subject": .text(subject), "grade": .text(grade.rawValue), "text": .text(text)])
    }

    /// The finding as a line: problems and notes begin with their grade.
    var line: String { (grade == .ok ? "ok       " : grade == .note ? "note     " : "problem  ") + subject + ": " + text }
}
