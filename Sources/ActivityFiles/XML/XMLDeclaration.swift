/// Longest declaration in bytes.
let declarationLength = 200

/// Whether the declaration of a file states Latin-1 or its Windows variant.
func declaresLatin1(_ bytes: Span<UInt8>) -> Bool {
    let head = bytes.extracting(0..<min(declarationLength, bytes.count))
    var word: [UInt8] = []
    for index in 0..<head.count {
        let byte = head[index]
        if byte == UInt8(ascii: ">") { break }
        word.append(byte | 0x20)
    }
    return contains(word, "iso-8859") || contains(word, "windows-125")
}

private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard wanted.count <= bytes.count else { return false }
    search: for start in 0...bytes.count - wanted.count {
        for index in wanted.indices where bytes[start + index] != wanted[index] | 0x20 { continue search }
        return true
    }
    return false
}
