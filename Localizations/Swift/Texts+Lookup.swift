extension Texts {
    /// The template of a text, in English where it is not translated.
    static func template(_ index: Int, _ language: Language) -> String {
        if language == .pseudo { return PseudoText.text(english[index]) }
        let own = all(language)[index]
        return own.isEmpty ? english[index] : own
    }
}

extension Phrase {
    /// The text with a key of several parts, such as `vdot.name`; nil when no catalogue has it. Binary search over the sorted keys.
    public static func named(_ key: String, _ arguments: [Argument] = []) -> Phrase? {
        var low = 0
        var high = Texts.keys.count
        while low < high {
            let middle = (low + high) / 2
            if Texts.keys[middle].utf8.lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
        }
        guard low < Texts.keys.count, Texts.keys[low] == key else { return nil }
        return Phrase(Texts.indexes[low], arguments)
    }
}
