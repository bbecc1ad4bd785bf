/// Strings as JSON (RFC 8259, section 7).
enum JSONString {
    static func list(_ texts: [String]) -> String { "[" + texts.map { quoted($0) }.joined(separator: ",") + "]" }

    static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: out += "\\\""
            case 0x5C: out += "\\\\"
            case 0..<0x10: out += "\\u000" + String(scalar.value, radix: 16)
            case 0x10..<0x20: out += "\\u00" + String(scalar.value, radix: 16)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
