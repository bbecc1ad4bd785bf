import Localizations
import Measures
import Testing

@testable import Screens

struct PasswordScreenTests {
    private static let secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

    private static func passkeys(_ context: DisplayContext) -> PasskeySection { PasskeySection([], at: .here, context: context) }

    @Test(arguments: Language.allCases) func `without a password the page sets one up, with a code for the app`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let screen = PasswordScreen(
            name: "Zoë L", current: nil, secret: Self.secret, passkeys: Self.passkeys(context), context: context)
        #expect(screen.existing == nil && screen.made == nil && screen.message == nil)
        #expect(screen.setUp?.link == "otpauth://totp/Hearth:Zo%C3%AB%20L?secret=\(Self.secret)&issuer=Hearth")
        #expect(screen.setUp?.spacedSecret == "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")
        #expect(screen.setUp?.picture != nil && screen.setUp?.password.value == "")
        // The longest name of an account has a code too.
        let long = PasswordScreen(
            name: String(repeating: "長", count: 60), current: nil, secret: Self.secret, passkeys: Self.passkeys(context),
            context: context)
        #expect(long.setUp?.picture != nil)
    }

    @Test(arguments: Language.allCases) func `each flaw has its own text at its field`(_ language: Language) {
        let context = Example.context(language)
        func fields(_ flaw: PasswordScreen.Flaw) -> [String?] {
            let setUp = PasswordScreen(
                name: "", current: nil, secret: Self.secret, flaw: flaw, passkeys: Self.passkeys(context), context: context
            ).setUp
            return [setUp?.password.problem, setUp?.again.problem, setUp?.code.problem]
        }
        let ofPassword: [PasswordScreen.Flaw] = [.tooShort(least: 12), .tooLong(most: 256), .common, .likeName]
        let problems = ofPassword.compactMap { fields($0)[0] }
        #expect(Set(problems).count == 4 && problems[0].contains("12") && problems[1].contains("256"))
        #expect(fields(.notRepeated).map { $0 != nil } == [false, true, false])
        #expect(fields(.wrongCode).map { $0 != nil } == [false, false, true])
    }

    @Test(arguments: Language.allCases) func `with a password the page changes it and counts the recovery codes`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let current = PasswordScreen.Current(set: context.now, recoveryCodesLeft: 7)
        let screen = PasswordScreen(
            name: "Ada", current: current, secret: Self.secret, made: ["a", "b"], passkeys: Self.passkeys(context),
            context: context)
        #expect(screen.setUp == nil && screen.existing?.codesState.contains("7") == true && screen.made?.codes == ["a", "b"])
        let messages = [PasswordScreen.Outcome.changed, .removed, .last].compactMap {
            PasswordScreen(
                name: "", current: nil, secret: Self.secret, outcome: $0, passkeys: Self.passkeys(context), context: context
            ).message
        }
        #expect(Set(messages).count == 3)
        func fields(_ flaw: PasswordScreen.Flaw) -> [String?] {
            let existing = PasswordScreen(
                name: "", current: current, secret: Self.secret, flaw: flaw, passkeys: Self.passkeys(context), context: context
            ).existing
            return [existing?.current.problem, existing?.password.problem, existing?.again.problem]
        }
        #expect(fields(.wrongCurrent).map { $0 != nil } == [true, false, false])
        #expect(fields(.locked(minutes: 2))[0]?.contains("2") == true)
        #expect(fields(.common).map { $0 != nil } == [false, true, false])
    }

    @Test(arguments: Language.allCases) func `each event of the log has its own text, with person, device and time`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let events = LoggedEvent.Kind.allCases.map {
            LoggedEvent(moment: context.now, kind: $0, person: .named("Ada"), device: "Firefox · Linux")
        }
        let screen = AuditLogScreen(events, context: context)
        #expect(Set(screen.rows.map { $0.text }).count == LoggedEvent.Kind.allCases.count)
        let time = context.timeOfDay(context.now, at: context.offset)
        #expect(screen.rows[0].detail == "Ada · Firefox · Linux · " + context.shortDate(context.today) + ", " + time)
        #expect(screen.rows.count { $0.isWarning } == 14)
        let known = LoggedEvent(moment: context.now, kind: .exported, person: .named("Ada"), device: "", address: "203.0.113.7")
        #expect(AuditLogScreen([known], context: context).rows[0].detail.hasPrefix("Ada · 203.0.113.7 · "))
        let people: [LoggedEvent.Person] = [.named(""), .removed, .unknown, .unstated]
        let others = people.map { LoggedEvent(moment: context.now, kind: .signInFailed, person: $0, device: "") }
        #expect(Set(AuditLogScreen(others, context: context).rows.map { $0.detail }).count == 4)
    }

    @Test(arguments: Language.allCases) func `the sign-in page has the form if a password exists, beside the command`(
        _ language: Language
    ) {
        let context = Example.context(language)
        for state in [SignInScreen.State.needed, .refused, .again(minutes: 15), .signedOut] {
            let screen = SignInScreen(state, hasPasswords: true, context: context)
            #expect(screen.hasForm && screen.formLead != nil && screen.command != nil)
            #expect(!SignInScreen(state, context: context).hasForm)
        }
        for state in [SignInScreen.State.form, .empty, .wrong, .locked(minutes: 1)] {
            let screen = SignInScreen(state, hasPasswords: true, context: context)
            #expect(screen.hasForm && screen.formLead == nil)
        }
        #expect(!SignInScreen(.signedIn, hasPasswords: true, context: context).hasForm)
    }
}
