/// A reason why a pack is refused, and where in its file.
public struct ContentFlaw: Equatable, Sendable {
    /// Line of the file, from 1 on.
    public var line: Int
    /// Where in the pack, such as `routines[2].days[0].name`; empty for the whole file.
    public var place: String
    public var kind: Kind

    public enum Kind: Equatable, Sendable {
        /// The file is no UTF-8, or longer than `PackReader.longest` bytes.
        case unreadable
        /// The text is no YAML; the parser's words.
        case syntax(String)
        /// An anchor, which YAML's aliases could multiply without bound.
        case anchor
        /// A key that the schema does not have.
        case unknownKey(String)
        case missingKey(String)
        /// A value of another kind than the named one.
        case notA(ContentShape)
        /// A number outside the range.
        case outside(ClosedRange<Int>)
        /// A text that is empty, or longer than this number of characters.
        case length(most: Int)
        /// A text that lacks a language of the pack, or is in one that the pack does not have.
        case language(String)
        /// A word that is none of these.
        case noneOf([String])
        /// Identifiers have lower-case letters, digits and hyphens.
        case identifier(String)
        /// An identifier that another entry of the list has.
        case duplicate(String)
        /// A method that the pack does not have.
        case unknownMethod(String)
        /// A routine that the pack does not have.
        case unknownRoutine(String)
        /// A following routine of one that repeats, and so has none.
        case nextOfRepeating
        /// More or fewer entries than this.
        case count(ClosedRange<Int>)
        /// A day with sessions that claims to be one of rest, or the other way round.
        case rest
        /// Parts of a session that is neither tempo nor interval.
        case partsOfEasy
        /// A recovery after the only repeat.
        case recoveryOfOne
        /// Parts that last other minutes together than the session.
        case partsSum(minutes: Int, session: Int)
        /// A schema that this program cannot read.
        case schema(Int)
    }
}

/// A kind of YAML value.
public enum ContentShape: Sendable {
    case mapping, list, text, wholeNumber, truth
}

/// The flaws of a pack, in the order of the file; never empty.
public struct ContentError: Error, Equatable {
    public var flaws: [ContentFlaw]
}
