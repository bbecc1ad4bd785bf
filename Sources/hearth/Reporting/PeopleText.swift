import Accounts
import Measures
import Screens

/// Lines of `hearth people`: name, role and state.
enum PeopleText {
    struct Row {
        var account: Account
        /// Last request of a signed-in browser; nil without one.
        var seen: Moment?
        /// End of an address that was not opened; nil without one.
        var invited: Moment?
        var passkeys: Int
    }

    static func lines(owner: String, passkeys: Int, _ rows: [Row], offset: LocalOffset) -> [String] {
        let facts = ["owner"] + count(passkeys)
        return [(owner.isEmpty ? "(no name)" : owner) + "  " + facts.joined(separator: ", ")] + rows.map { line($0, offset) }
    }

    private static func count(_ passkeys: Int) -> [String] {
        passkeys == 0 ? [] : ["\(passkeys) passkey" + (passkeys == 1 ? "" : "s")]
    }

    private static func line(_ row: Row, _ offset: LocalOffset) -> String {
        func day(_ moment: Moment) -> String { Day(of: moment, at: offset)?.iso ?? "–" }
        var facts = ["since " + day(row.account.created)]
        if row.account.isDisabled {
            facts.append("disabled")
        } else if let seen = row.seen {
            facts.append("last seen " + day(seen))
        } else {
            facts.append("not signed in")
        }
        facts += count(row.passkeys)
        if let invited = row.invited { facts.append("address open until " + day(invited)) }
        return "\(row.account.name)  \(row.account.role.rawValue), " + facts.joined(separator: ", ")
    }
}
