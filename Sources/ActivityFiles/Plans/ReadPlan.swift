import Measures
import Training

/// Reads a training plan from a table of weeks or days (CSV), an iCalendar file, or a FIT workout, recognised by content.
/// - Throws: `FileError` if the file is none of these or has no day of a plan.
public func readPlan(_ bytes: Span<UInt8>) throws(FileError) -> PlanDocument {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= PlanDocument.mostBytes else { throw .tooLarge(what: "bytes", limit: PlanDocument.mostBytes) }
    if FITHeader(bytes.bytes, at: 0) != nil { return try readFITWorkout(bytes) }
    guard let order = UTF16Text.byteOrderOfText(bytes) else { return try readPlanText(bytes) }
    let text = UTF16Text.utf8(bytes, order)
    return try readPlanText(text.span)
}

/// Reads a calendar or a table in UTF-8.
private func readPlanText(_ bytes: Span<UInt8>) throws(FileError) -> PlanDocument {
    do throws(FileError) { return try readPlanCalendar(bytes) } catch {
        guard error == .unknownKind else { throw error }
    }
    return try readPlanTable(bytes)
}

extension PlanDocument {
    /// A plan is text of a person's length.
    public static let mostBytes = 2 << 20

    /// The days of several files one after the other, such as FIT workouts; nil without one.
    public static func joined(_ documents: [PlanDocument]) -> PlanDocument? {
        guard var first = documents.first else { return nil }
        for document in documents.dropFirst() {
            let before = first.days.count
            first.days += document.days.prefix(max(0, Routine.mostDays - before))
            if before + document.days.count > Routine.mostDays {
                first.note(Routine.mostDays + 1, .tooLong, document.title ?? "")
            }
            for note in document.notes { first.note(before + note.day, note.kind, note.text, line: note.line) }
        }
        return first
    }
}
