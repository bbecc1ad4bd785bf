/// Codes that replace the code of an authenticator app, once each: 128 random bits, so that a fast hash is enough.
public enum RecoveryCodes {
    public static let count = 10
    private static let length = 16
    /// Codes of earlier versions have 80 bits. They stay valid until they are renewed.
    private static let formerLength = 10

    /// Returns new codes of 26 letters and digits in groups of four.
    public static func make() -> [String] {
        (0..<count).map { _ in
            let text = Base32.text(RandomBytes.make(length)).lowercased()
            return stride(from: 0, to: text.count, by: 4).map { start in String(text.dropFirst(start).prefix(4)) }
                .joined(separator: "-")
        }
    }

    /// Hash of a code as it was typed: case, blanks and hyphens do not count. Nil for text that is no code.
    static func hash(of typed: String) -> String? {
        guard typed.utf8.count <= 64 else { return nil }
        let letters = typed.lowercased().filter { $0 != "-" && $0 != " " }
        guard let bytes = Base32.bytes(letters), bytes.count == length || bytes.count == formerLength else { return nil }
        return SecretHash(text: letters, for: .recovery).text
    }
}
