import Foundation

/// Rules for a new password: length, and no password that attackers try first (NIST SP 800-63B, 5.1.1.2). No mix of kinds of characters is asked for.
public enum PasswordRules {
    /// Characters at least and at most. Hashing costs the same for any length.
    public static let lengths = 12...256

    public enum Flaw: Equatable, Sendable {
        case tooShort
        case tooLong
        /// It is a common password, or made of little else.
        case common
        /// It is the name of the account, or made of little else.
        case likeName
    }

    /// Characters that remain beside common words, digits and the name in a password that is permitted.
    private static let leastOwn = 5

    /// Returns why a password is refused; nil for a permitted one.
    /// - Parameter names: name of the account, and words that belong to it.
    public static func flaw(of password: String, names: [String]) -> Flaw? {
        let count = password.precomposedStringWithCompatibilityMapping.unicodeScalars.count
        guard count >= lengths.lowerBound else { return .tooShort }
        guard count <= lengths.upperBound else { return .tooLong }
        let folded = folded(password)
        let parts = names.flatMap { self.folded($0).split(separator: " ") }.map { String($0) }.filter { $0.count >= 3 }
        let ownName = names.map { self.folded($0).filter { $0 != " " } }.filter { $0.count >= 3 }
        let letters = own(folded)
        if !parts.isEmpty || !ownName.isEmpty {
            let rest = removing(ownName + parts, from: letters)
            if rest.hasMatch, rest.text.count < leastOwn { return .likeName }
        }
        if CommonPasswords.contains(lower(password)) { return .common }
        // Several different words are a passphrase, even if each is common.
        let rest = removing(CommonPasswords.words, from: letters)
        if rest.text.count < leastOwn, rest.distinct <= 2 { return .common }
        return isSequence(folded) || isSequence(lower(password)) || Set(folded).count < 5 ? .common : nil
    }

    /// Lower case, with digits and signs that replace letters as the letters.
    private static func folded(_ text: String) -> String {
        let replaced: [Character: Character] = [
            "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i",
        ]
        // A run of digits at the end is a number, and inside a word they replace letters.
        let characters = Array(lower(text))
        return String(
            characters.indices.map { index in
                guard let letter = replaced[characters[index]] else { return characters[index] }
                let before = index > 0 && characters[index - 1].isLetter
                let after = index + 1 < characters.count && characters[index + 1].isLetter
                return before && after ? letter : characters[index]
            })
    }

    private static func lower(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    }

    /// The letters of a folded password.
    private static func own(_ folded: String) -> String { folded.filter { $0.isLetter } }

    private static func removing(_ words: [String], from text: String) -> (text: String, hasMatch: Bool, distinct: Int) {
        var text = text
        var distinct = 0
        for word in words.sorted(by: { ($0.count, $0) > ($1.count, $1) }) where text.contains(word) {
            text = text.replacing(word, with: "")
            distinct += 1
        }
        return (text, distinct > 0, distinct)
    }

    /// Whether most characters follow their neighbour on the keyboard, in the alphabet or in the digits.
    private static func isSequence(_ folded: String) -> Bool {
        let characters = Array(folded)
        let pairs = zip(characters, characters.dropFirst())
        let following = pairs.count { pair in
            pair.0 == pair.1 || CommonPasswords.rows.contains { $0.contains(String([pair.0, pair.1])) }
        }
        return following * 4 >= (characters.count - 1) * 3
    }
}
