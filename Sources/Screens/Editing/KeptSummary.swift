/// Summary of a heated class that the athlete keeps: a part of the private note. It is stored only then.
public enum KeptSummary {
    /// Name of the form's field.
    public static let field = "summary"

    /// Returns the note with the summary below it. Nil if the summary is empty, the note contains it, or both together are too long.
    public static func note(_ note: String, adding summary: String) -> String? {
        let text = ActivityEditForm.trimmed(summary, keepsLines: false)
        guard !text.isEmpty, !note.holds(text) else { return nil }
        let whole = note.isEmpty ? text : note + "\n" + text
        return whole.unicodeScalars.count <= ActivityEditForm.noteLimit ? whole : nil
    }
}
