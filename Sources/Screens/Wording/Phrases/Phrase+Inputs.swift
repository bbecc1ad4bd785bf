import Localizations

extension Phrase {
    /// Returns the words for an input of an estimate, by the name that Analysis gives it: the text `input.<name>` of
    /// `Inputs.xcstrings`. Nil for a name without words; a test finds such names.
    static func input(_ name: String) -> Phrase? { named("input." + name) }
}
