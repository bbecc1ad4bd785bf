import Localizations
import Measures
import Testing

@testable import Screens

struct PeopleScreenTests {
    private static func person(
        _ context: DisplayContext, isDisabled: Bool = false, seen: Double? = nil, invited: Double? = nil
    ) -> ListedPerson {
        ListedPerson(
            id: "a", name: "Mia", since: context.now + -86_400, isDisabled: isDisabled, seen: seen.map { context.now + $0 },
            invited: invited.map { context.now + $0 })
    }

    @Test func `a person shows since when they belong here, their last use and an open invitation`() {
        let context = Example.context(.english)
        let people = [
            Self.person(context), Self.person(context, seen: -7200, invited: 86_400),
            Self.person(context, isDisabled: true, seen: -7200),
        ]
        let rows = PeopleScreen(owner: "", people, context: context).rows
        #expect(rows[0].text == "since 20 Nov · not signed in")
        #expect(rows[1].text == "since 20 Nov · last seen 2 hours ago · invitation open until 22 Nov")
        #expect(rows[2].text == "since 20 Nov · disabled")
        #expect(rows.map { $0.invite != nil } == [true, true, false])
        #expect(rows.map { $0.permit?.label } == ["Disable", "Disable", "Permit again"])
        #expect(rows[0].remove?.spoken == "Remove Mia")
    }

    @Test(arguments: Language.allCases) func `each result and each flaw has its own text`(_ language: Language) {
        let context = Example.context(language)
        let outcomes: [PeopleScreen.Outcome] = [.disabled(name: "Mia"), .enabled(name: "Mia"), .removed, .busy]
        let screens = outcomes.map { PeopleScreen(owner: "Ada", [], outcome: $0, context: context) }
        #expect(Set(screens.compactMap { $0.message }).count == 4)
        #expect(screens.map { $0.isMessageProblem } == [false, false, false, true])
        let flaws: [PeopleScreen.Flaw] = [.nameMissing, .nameTaken, .nameTooLong(limit: 60)]
        let problems = flaws.compactMap { PeopleScreen(owner: "", [], flaw: $0, context: context).name.problem }
        #expect(Set(problems).count == 3 && problems[2].contains("60"))
        #expect(PeopleScreen(owner: "Ada", [], context: context).owner.name == "Ada")
        #expect(PeopleScreen(owner: "", [], context: context).owner.name == context.say(.accessUnnamed))
    }

    @Test(arguments: Language.allCases) func `a new link states for whom it is and until when it is valid`(_ language: Language) {
        let context = Example.context(language)
        let made = PeopleScreen(
            owner: "", [], made: ("Mia", "http://localhost/x", context.now + 7 * 86_400), context: context
        ).made
        #expect(made?.title.contains("Mia") == true && made?.link == "http://localhost/x")
        #expect(made?.note.contains(context.shortDate(context.today + 7)) == true)
    }

    @Test(arguments: Language.allCases) func `the removal names the person, counts the data and refuses another name`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let counts = DeletionScreen.Counts(activities: 12, samples: 0, originals: 3, edits: 0, tokens: 1)
        let screen = PersonRemovalScreen(("a", "Mia"), counts, isRefused: false, context: context)
        #expect(screen.title.contains("Mia") && screen.name.label.contains("Mia") && screen.name.problem == nil)
        #expect(screen.goes.map { $0.value }.prefix(3) == ["12", "0", "3"])
        // The words of the athlete's own data would be wrong here.
        let own = DeletionScreen(counts, isRefused: false, context: context).goes
        #expect(zip(own, screen.goes).map { $0.name != $1.name } == [false, false, false, true, false, true])
        #expect(PersonRemovalScreen(("a", "Mia"), counts, isRefused: true, context: context).name.problem != nil)
    }

    @Test(arguments: Language.allCases) func `an invitation names the owner, the person, and a sign-in that it replaces`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let screen = InvitationScreen(
            key: "k", owner: "Ada", person: "Mia", isOtherSignedIn: false, passkeys: .here, context: context)
        #expect(screen.notice.title.contains("Ada") && screen.notice.text.contains("Mia") && screen.replaces == nil)
        let unnamed = InvitationScreen(
            key: "k", owner: "", person: "Mia", isOtherSignedIn: true, passkeys: .elsewhere(link: "http://localhost/x"),
            context: context)
        #expect(unnamed.notice.title == context.say(.invitationUnnamed) && unnamed.replaces != nil)
        #expect(screen.passkey?.key == "k" && screen.passkey?.problem == nil && screen.passkeyDetour == nil)
        #expect(unnamed.passkey == nil && unnamed.passkeyDetour?.link == "http://localhost/x")
    }
}
