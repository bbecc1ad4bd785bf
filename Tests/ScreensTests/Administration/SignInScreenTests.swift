import Localizations
import Screens
import Testing

struct SignInScreenTests {
    @Test(arguments: Language.allCases) func `each state without a form has its own text, and states the command`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let states: [SignInScreen.State] = [.needed, .refused, .again(minutes: 15), .signedOut]
        let screens = states.map { SignInScreen($0, context: context) }
        #expect(Set(screens.compactMap { $0.notice?.title }).count == 4 && Set(screens.compactMap { $0.notice?.text }).count == 4)
        #expect(screens.allSatisfy { $0.command == "hearth sign-in" && $0.problem == nil && $0.notice?.link == nil })
        // The terminal is the last way, with its own words.
        #expect(screens.allSatisfy { !$0.terminalText.isEmpty && $0.notice?.text.contains($0.terminalTitle) == false })
        #expect(screens[2].notice?.text.contains("15") == true)
        let signedIn = SignInScreen(.signedIn, context: context)
        #expect(signedIn.command == nil && signedIn.notice?.link?.route == .today)
    }

    @Test func `each state of the form has its own text, and a locked form is disabled`() {
        let context = Example.context(.english)
        #expect(SignInScreen(.form, context: context).problem == nil)
        let states: [SignInScreen.State] = [.empty, .wrong, .locked(minutes: 5)]
        #expect(Set(states.map { SignInScreen($0, context: context).problem ?? "" }).count == 3)
        #expect(states.map { SignInScreen($0, context: context).isClosed } == [false, false, true])
        #expect(SignInScreen(.locked(minutes: 5), context: context).problem?.contains("5 more minutes") == true)
        #expect(SignInScreen(.locked(minutes: 1), context: context).problem?.contains("one more minute") == true)
        #expect(SignInScreen(.locked(minutes: 0), context: context).problem?.contains("one more minute") == true)
    }
}
