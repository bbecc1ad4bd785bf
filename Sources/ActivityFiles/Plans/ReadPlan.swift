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
    /// Most characters of the name of a file.
    private static let longestName = 60

    /// Most days without a session within a plan whose dates span more than the longest plan: our own.
    static let longestGap = 28

    /// Returns the days of a plan from the dates of a file: all of them, or without those that are far from most. Nil without a date.
    ///
    /// One date in a wrong year thus does not take the days of the others.
    static func span(of dates: [Measures.Day]) -> ClosedRange<Measures.Day>? {
        let sorted = dates.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        guard last - first >= Routine.mostDays else { return first...last }
        var best: (range: ClosedRange<Measures.Day>, count: Int)?
        var (start, end, count) = (first, first, 0)
        for date in sorted {
            if date - end > longestGap {
                if count > best?.count ?? 0 { best = (start...end, count) }
                (start, count) = (date, 0)
            }
            (end, count) = (date, count + 1)
        }
        return count > best?.count ?? 0 ? start...end : best?.range
    }

    /// A plan is text of a person's length.
    public static let mostBytes = 2 << 20

    /// The days of several files one after the other, such as FIT workouts; nil without one. Notes about lines state the name
    /// of their file.
    public static func joined(_ documents: [PlanDocument], names: [String]) -> PlanDocument? {
        guard var first = documents.first else { return nil }
        guard documents.count > 1 else { return first }
        func name(_ index: Int) -> String? {
            names.indices.contains(index) ? String(PlainText.cleaned(names[index]).prefix(longestName)) : nil
        }
        for index in first.notes.indices where first.notes[index].line != nil { first.notes[index].file = name(0) }
        first.isWorkouts = documents.allSatisfy { $0.isWorkouts }
        for (index, document) in documents.enumerated().dropFirst() {
            let before = first.days.count
            first.days += document.days.prefix(max(0, Routine.mostDays - before))
            if before + document.days.count > Routine.mostDays {
                first.note(Routine.mostDays + 1, .tooLong, document.title ?? "")
            }
            for note in document.notes {
                first.note(
                    before + note.day, note.kind, note.text, line: note.line, file: note.line == nil ? nil : name(index))
            }
        }
        return first
    }
}
