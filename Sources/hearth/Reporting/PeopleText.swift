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
    }

    static func lines(owner: String, _ rows: [Row], offset: LocalOffset) -> [String] {
        [(owner.isEmpty ? "(no name)" : owner) + "  owner"] + rows.map { line($0, offset) }
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
        if let invited = row.invited { facts.append("address open until " + day(invited)) }
        return "\(row.account.name)  \(row.account.role.rawValue), " + facts.joined(separator: ", ")
    }
}
