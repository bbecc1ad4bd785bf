extension String {
    /// Its words in small letters; everything else parts them.
    /// - Parameter isLetter: which letters there are beside those of English. A capital is made small in English only.
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
