extension String {
    /// Replaces straight apostrophes by typographic ones: `the runner’s` for `the runner's`. Only those beside a letter are replaced.
    var withApostrophes: String {
        let bytes = Array(utf8)
        func isLetter(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (0x61...0x7A).contains(bytes[index] | 0x20)
        }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 8)
        for (index, byte) in bytes.enumerated() {
            let isOwners = index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "s") && bytes[index...].dropFirst().first == 0x20
            if byte == UInt8(ascii: "'"), isLetter(index - 1), isLetter(index + 1) || isOwners {
                out.append(contentsOf: "’".utf8)
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
