public import Analysis
import Localizations
public import Training

/// Likely pairs of shoes of an activity.
public struct ShoeOptions: Equatable, Sendable {
    /// Pairs in use: those of the sport first, the most recently worn one first among them.
    public private(set) var names: [String] = []
    /// The pair worn last in the sport.
    public private(set) var last: String?

    public init() {}

    /// - Parameters:
    ///   - digests: newest first.
    ///   - sport: sport of the activity.
    ///   - diary: renamed and retired pairs.
    public init(_ digests: [ActivityDigest], sport: Sport, diary: Diary) {
        var others: [String] = []
        for digest in digests {
            guard let written = digest.shoes, !written.isEmpty else { continue }
            let name = diary.name(ofShoes: written)
            guard diary.retirement(of: name) == nil else { continue }
            if digest.sport == sport {
                if last == nil { last = name }
                if !names.contains(name) { names.append(name) }
            } else if !others.contains(name) {
                others.append(name)
            }
        }
        names += others.filter { !names.contains($0) }
    }
}

extension EditScreen {
    static func shoes(_ form: ActivityEditForm, _ worn: ShoeOptions, problem: String?, _ context: DisplayContext) -> Text {
        let hint = context.sentences(
            context.say(.shoesHint), form.original.shoes.isEmpty ? nil : context.say(.shoesFile(shoes: form.original.shoes)),
            worn.last.map { context.say(.shoesLast(shoes: $0)) })
        return Text(
            field: .shoes, label: context.say(.shoesLabel), hint: hint, value: form.shoes,
            limit: ShoesForm.limit, problem: problem, offers: worn.names)
    }
}
