import Localizations

/// Confirmation page for the deletion of all data: what is deleted, what stays, and the word to type.
public struct DeletionScreen: Equatable, Sendable {
    public static let field = "word"

    public var title: String
    public var lead: String
    public var backLabel: String
    public var goesTitle: String
    public var goes: [Explanation.Row]
    public var staysTitle: String
    public var stays: [String]
    public var exportLabel: String
    public var confirmTitle: String
    public var label: String
    public var hint: String
    public var problem: String?
    public var button: String

    /// Amount of data.
    public struct Counts: Equatable, Sendable {
        public var activities: Int
        public var samples: Int
        public var originals: Int
        public var edits: Int
        public var tokens: Int

        public init(activities: Int, samples: Int, originals: Int, edits: Int, tokens: Int) {
            self.activities = activities
            self.samples = samples
            self.originals = originals
            self.edits = edits
            self.tokens = tokens
        }

        /// What a deletion removes, as rows of a list.
        /// - Parameter isOwn: whether the data are those of the athlete who reads the page.
        func rows(_ context: DisplayContext, isOwn: Bool = true) -> [Explanation.Row] {
            let counted: [(Phrase, Int)] = [
                (.activities, activities), (.deletionSamples, samples), (.deletionOriginals, originals),
                (isOwn ? .deletionEdits : .personRemovalEdits, edits), (.deletionTokens, tokens),
            ]
            return counted.map { .init(context.say($0.0), context.number($0.1)) }
                + [.init(context.say(isOwn ? .deletionProfile : .personRemovalProfile), context.say(.deletionProfileAll))]
        }
    }

    /// - Parameters:
    ///   - counts: amount of data that deletion removes.
    ///   - isRefused: whether a wrong word was typed.
    ///   - context: display context: language, units and current time.
    public init(_ counts: Counts, isRefused: Bool, context: DisplayContext) {
        title = context.say(.deletionTitle)
        lead = context.say(.deletionLead)
        backLabel = context.say(.backToSettings)
        goesTitle = context.say(.deletionGoes)
        goes = counts.rows(context)
        staysTitle = context.say(.deletionStays)
        stays = [Phrase.deletionStaysFiles, .deletionStaysBackup, .deletionStaysDisplay].map { context.say($0) }
        exportLabel = context.say(.deletionFirst)
        confirmTitle = context.say(.deletionConfirm)
        label = context.say(.deletionLabel(word: context.say(.deletionWord)))
        hint = context.say(.deletionHint)
        problem = isRefused ? context.say(.deletionFlaw) : nil
        button = context.say(.deletionButton)
    }

    /// Whether `text` is the word in any language, because the user may have switched in between.
    public static func confirms(_ text: String) -> Bool {
        var word = text[...]
        while word.first == " " { word = word.dropFirst() }
        while word.last == " " { word = word.dropLast() }
        let typed = word.lowercased()
        return Language.allCases.contains { Phrase.deletionWord.text($0) == typed }
    }
}
