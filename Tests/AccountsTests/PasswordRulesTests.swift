import Testing

@testable import Accounts

struct PasswordRulesTests {
    @Test(arguments: [
        "password1234", "Passw0rd12345", "PASSWORD!!!!", "passwordpassword", "P@ssword2026!", "qwertyuiop123", "qwertz1234567",
        "123456789012",
        "abcdefghijkl", "iloveyou2026", "ichliebedich", "IchLiebeDich1!", "letmein12345", "aaaaaaaaaaaa", "121212121212",
        "sunshine2026!",
        "Marathon2026", "changeme1234", "1qaz2wsx3edc", "q1w2e3r4t5y6", "woaini5201314", "summersummer", "adminadmin12",
        "Winter2025/26",
    ])
    func `a common password is refused`(_ password: String) {
        #expect(PasswordRules.flaw(of: password, names: ["Mia"]) == .common, "\(password)")
    }

    @Test(arguments: [
        "Mailcreated5240", "mailcreated5240", "MAILCREATED5240", "Sojdlg123aljg", "PolniyPizdec0211", "ghhh47hj7649",
        "gfhjkmgfhjkm", "fussballverruckte",
    ])
    func `the 3000 most common passwords of twelve characters and more are refused, in any case`(_ password: String) {
        #expect(CommonPasswords.count == 3000)
        #expect(PasswordRules.flaw(of: password, names: []) == .common, "\(password)")
        // It is the list that refuses them, and another letter makes another password.
        #expect(CommonPasswords.contains(password.lowercased()) && !CommonPasswords.contains(password.lowercased() + "ö"))
    }

    @Test(arguments: [
        "correct horse battery staple", "tr0mbone-vexed-Quilt", "x7Kq!m2Zr9Wp", "blaue Giraffe tanzt", "我每天早上都去河邊慢慢跑步喔",
        "vier alte Kartoffeln im Keller",
    ])
    func `a passphrase and a random password are permitted`(_ password: String) {
        #expect(PasswordRules.flaw(of: password, names: ["Mia"]) == nil, "\(password)")
    }

    @Test func `length counts characters, whatever they are`() {
        #expect(
            PasswordRules.flaw(of: "x7Kq!m2Zr9W", names: []) == .tooShort && PasswordRules.flaw(of: "", names: []) == .tooShort)
        let long = (0..<64).map { "\($0 * 7919 % 97)k" }.joined()
        #expect(PasswordRules.flaw(of: String(long.prefix(150)), names: []) == nil)
        #expect(PasswordRules.flaw(of: long + long, names: []) == .tooLong)
        // Composed and decomposed letters count once.
        #expect(PasswordRules.flaw(of: String(repeating: "e\u{301}", count: 11), names: []) == .tooShort)
    }

    @Test func `a password like the name is refused`() {
        for password in ["idunnidunn12", "Idunn Hansen 1", "hansen!!!2026", "idunn.hansen9", "IDUNNHANSEN#1"] {
            #expect(PasswordRules.flaw(of: password, names: ["Idunn Hansen"]) == .likeName, "\(password)")
        }
        #expect(PasswordRules.flaw(of: "idunn trinkt gern Kakao", names: ["Idunn Hansen"]) == nil)
        // A short or empty name is in no password by intention.
        #expect(PasswordRules.flaw(of: "x7Kq!m2Zr9Wp", names: ["", "x", "Kq"]) == nil)
    }
}
