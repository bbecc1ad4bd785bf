import Localizations
import Screens
import Testing

struct SignInScreenTests {
    @Test(arguments: Language.allCases) func `on loopback the page states why there is no sign-in`(_ language: Language) {
        let screen = SignInScreen(.notNeeded, reader: Example.reader(language))
        #expect(screen.notNeeded?.text.contains("127.0.0.1") == true)
        #expect(screen.problem == nil)
    }

    @Test func `each state of the form has its own text, and a locked form is disabled`() {
        let reader = Example.reader(.english)
        #expect(SignInScreen(.form, reader: reader).problem == nil)
        let states: [SignInScreen.State] = [.empty, .wrong, .locked(minutes: 5)]
        #expect(Set(states.map { SignInScreen($0, reader: reader).problem ?? "" }).count == 3)
        #expect(states.map { SignInScreen($0, reader: reader).isClosed } == [false, false, true])
        #expect(SignInScreen(.locked(minutes: 5), reader: reader).problem?.contains("5 more minutes") == true)
        #expect(SignInScreen(.locked(minutes: 1), reader: reader).problem?.contains("one more minute") == true)
        #expect(SignInScreen(.locked(minutes: 0), reader: reader).problem?.contains("one more minute") == true)
    }
}
