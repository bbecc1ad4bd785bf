import Localizations
import Screens
import Testing

struct SignInScreenTests {
    @Test(arguments: Language.allCases) func `on loopback the page states why there is no sign-in`(_ language: Language) {
        let screen = SignInScreen(.notNeeded, context: Example.context(language))
        #expect(screen.notNeeded?.text.contains("127.0.0.1") == true)
        #expect(screen.problem == nil)
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
