import Foundation

/// Words that common passwords are made of, in lower case without accents, and rows in which neighbours follow each other.
///
/// The list is our own, from the kinds of words that reports about leaked passwords name: the word itself, greetings, love, names, animals,
/// sports, seasons, products and keys that lie beside each other, in the languages of Hearth.
enum CommonPasswords {
    /// Whether a password is one of the most common ones, whatever the case of its letters.
    /// - Parameter folded: the password in lower case.
    static func contains(_ folded: String) -> Bool {
        beginnings.contains(Array(CredentialSignature.sha256(Array(folded.utf8)).prefix(beginningLength)))
    }

    /// Beginnings of the hashes of the most common passwords.
    private static let beginnings: Set<[UInt8]> = {
        let bytes = Array(Data(base64Encoded: hashes, options: .ignoreUnknownCharacters) ?? Data())
        return Set(
            stride(from: 0, to: bytes.count, by: beginningLength).map {
                Array(bytes[$0..<min($0 + beginningLength, bytes.count)])
            })
    }()

    /// Bytes of a hash that are stored.
    private static let beginningLength = 5

    /// How many passwords the list has.
    static var count: Int { beginnings.count }

    static let words = """
        password passwort kennwort passphrase passcode secret geheim login admin administrator root user guest test demo default changeme letmein
        welcome willkommen hello hallo servus moin master access zugang start computer internet server system windows linux apple iphone samsung
        google facebook instagram hearth strava garmin polar suunto coros runner running laufen laufer marathon halbmarathon triathlon training
        sport fitness trainer workout jogging cycling radfahren swimming schwimmen yoga sauna football fussball soccer baseball basketball hockey
        tennis golf liverpool arsenal chelsea bayern dortmund schalke yankees lakers cowboys steelers eagles
        iloveyou ichliebedich loveyou liebe love lover schatz schatzi liebling baby babygirl sweetheart angel engel forever princess prinzessin
        prince queen king beautiful sunshine sonnenschein sonne moon star flower blume rose lovely happy gluck freedom frieden peace trust
        dragon drache monkey affe tiger lowe lion panther wolf bear hund katze maus hase pferd dog cat horse kitty bunny butterfly schmetterling
        eagle falcon phoenix unicorn dolphin shark batman superman spiderman pokemon starwars matrix ninja pirate wizard harry potter hunter killer
        shadow ghost thunder lightning storm fire ice silver gold diamond purple orange banana cheese cookie chocolate schokolade pepper ginger
        coffee summer winter spring autumn sommer herbst fruhling january february march april june july august september october november december
        januar februar marz juni juli oktober dezember monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag
        freitag samstag sonntag michael daniel thomas andreas stefan martin robert jennifer jessica michelle ashley amanda nicole sarah anna
        maria laura julia sophie hannah charlie george william james joshua matthew andrew jordan taylor berlin hamburg munchen deutschland
        germany austria schweiz london paris newyork america taiwan taipei formosa woaini nihao baobei wangba laopo laogong
        qwerty qwertz qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm azerty qazwsx wsxedc qaz wsx edc abc abcd abcdef abcdefg xyz
        jesus god gott christ blessed faith hope hoffnung family familie mother mutter father vater mama papa sister bruder brother friend freund
        money geld business company firma office samsung mercedes porsche ferrari mustang corvette harley yamaha honda toyota
        whatever nothing something please bitte danke thanks sorry fuck fuckyou shit scheisse bitch asshole sexy hot cool super mega ultra best number
        one two three four five six seven eight nine ten eins zwei drei vier funf sechs sieben acht neun zehn the and und der die das ein eine
        mein meine my your dein deine is ist ich du you me
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { String($0) }

    /// Rows of keyboards, the alphabet and the digits, in both directions.
    static let rows: [String] = {
        let rows = [
            "1234567890", "0123456789", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm",
            "abcdefghijklmnopqrstuvwxyz",
            "1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "q1w2e3r4t5y6u7i8o9p0",
        ]
        return rows + rows.map { String($0.reversed()) }
    }()
}
