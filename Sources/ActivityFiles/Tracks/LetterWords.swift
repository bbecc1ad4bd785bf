extension String {
    /// Returns the words of a text in small letters; all other characters separate them.
    /// - Parameter isLetter: which characters are letters besides those of English. Only English capitals become small letters.
    func letterWords(_ isLetter: (Unicode.Scalar) -> Bool = { _ in false }) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "A"..."Z": word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            case "a"..."z": word.unicodeScalars.append(scalar)
            case _ where isLetter(scalar): word.unicodeScalars.append(scalar)
            default:
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
