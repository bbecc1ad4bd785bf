import Accounts
import Measures
import Screens

/// Lines of `hearth sessions`: id, browser, sign-in, last use and end.
enum SessionsText {
    static func name(_ session: Session) -> String { session.device.isEmpty ? "an unknown browser" : session.device }

    static func lines(_ sessions: [Session], offset: LocalOffset) -> [String] {
        guard !sessions.isEmpty else { return ["No browser is signed in; `hearth sign-in` prints an address for one."] }
        return sessions.map { session in
            let id = String(session.id.prefix(8))
            return "\(id)  \(name(session))  signed in \(day(session.began, offset)), last used \(day(session.used, offset)), "
                + "until \(day(session.ends, offset))"
        }
    }

    private static func day(_ moment: Moment, _ offset: LocalOffset) -> String { Day(of: moment, at: offset)?.iso ?? "–" }
}
