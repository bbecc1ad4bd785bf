import Localizations
import Measures
import Testing

@testable import Screens

struct PasskeySectionTests {
    private static func listed(_ place: ListedPasskey.Place?, used: Moment?, isSynced: Bool = false, now: Moment) -> ListedPasskey
    {
        ListedPasskey(id: "a", name: "Handy", added: now + -259_200, used: used, place: place, isSynced: isSynced)
    }

    @Test(arguments: Language.allCases) func `each passkey has its name, its dates and where it is`(_ language: Language) {
        let context = Example.context(language)
        let places: [ListedPasskey.Place?] = [.device, .phone, .key, nil]
        let section = PasskeySection(
            places.map { Self.listed($0, used: nil, now: context.now) } + [
                Self.listed(nil, used: context.now + -3600, isSynced: true, now: context.now)
            ], at: .here, context: context)
        #expect(Set(section.rows.map { $0.text }).count == 5 && section.rows.allSatisfy { $0.name == "Handy" })
        #expect(
            section.rows[3].text.contains(context.say(.passkeyNotUsed))
                && section.rows[4].text.contains(context.ago(context.now + -3600)))
        #expect(section.rows[4].text.hasSuffix(context.say(.passkeySynced)))
        #expect(section.rows[0].removeSpoken.contains("Handy") && section.rows[0].renameSpoken.contains("Handy"))
        let unnamed = ListedPasskey(id: "a", name: "", added: context.now, used: nil, place: nil, isSynced: false)
        #expect(PasskeySection([unnamed], at: .here, context: context).rows[0].name == context.say(.passkeyUnnamed))
    }

    @Test(arguments: Language.allCases) func `the form exists where passkeys work, and a way there elsewhere`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let here = PasskeySection([], at: .here, context: context)
        #expect(
            here.add?.purpose == .create && here.add?.name?.name == "passkey-name" && here.elsewhere == nil && here.moved == nil)
        let number = PasskeySection([], at: .elsewhere(link: "http://localhost:1"), context: context)
        #expect(number.add == nil && number.elsewhere?.text.contains("localhost") == true)
        let there = PasskeySection(
            [], at: .elsewhere(link: "http://localhost:1"), moved: "http://localhost:1/x", context: context)
        #expect(
            there.add == nil && there.elsewhere == nil && there.moved?.link == "http://localhost:1/x"
        )
    }

    @Test(arguments: Language.allCases) func `each outcome and problem has a text, at the form or at the list`(
        _ language: Language
    ) {
        let context = Example.context(language)
        let messages = [PasskeySection.Outcome.added, .removed, .renamed].compactMap {
            PasskeySection([], at: .here, outcome: $0, context: context).message
        }
        #expect(Set(messages).count == 3)
        let ofForm: [PasskeySection.Problem] = [.needsScript, .invalid, .known, .tooMany(limit: 20)]
        let sections = ofForm.map { PasskeySection([], at: .here, problem: $0, context: context) }
        #expect(Set(sections.compactMap { $0.add?.problem }).count == 4 && sections.allSatisfy { $0.problem == nil })
        #expect(sections[3].add?.problem?.contains("20") == true)
        let last = PasskeySection([], at: .here, problem: .last, context: context)
        #expect(last.problem == context.say(.passkeyLast) && last.add?.problem == nil)
    }

    @Test(arguments: Language.allCases) func `the sign-in page offers a passkey if any person has one, and where they work`(
        _ language: Language
    ) {
        let context = Example.context(language)
        for state in [SignInScreen.State.needed, .refused, .again(minutes: 15), .signedOut, .form, .wrong] {
            let here = SignInScreen(state, passkeys: .here, context: context)
            #expect(
                here.passkey?.purpose == .get && here.passkey?.problem == nil && here.passkeyLead != nil
                    && here.passkeyDetour == nil)
            let there = SignInScreen(state, passkeys: .elsewhere(link: "http://localhost"), context: context)
            #expect(there.passkey == nil && there.passkeyDetour?.link == "http://localhost")
            let none = SignInScreen(state, context: context)
            #expect(none.passkey == nil && none.passkeyDetour == nil && none.passkeyLead == nil)
        }
        #expect(SignInScreen(.signedIn, passkeys: .here, context: context).passkey == nil)
        let problems: [SignInScreen.State] = [.passkeyRefused, .passkeyLocked(minutes: 3), .passkeyMissing]
        // The last passkey may have been removed since the page was opened.
        for place in [PasskeyPlace.here, nil] {
            let screens = problems.map { SignInScreen($0, hasPasswords: true, passkeys: place, context: context) }
            #expect(Set(screens.compactMap { $0.passkey?.problem }).count == 3)
            #expect(
                screens.allSatisfy {
                    $0.hasForm && $0.formLead != nil && $0.problem == nil && !$0.isClosed && $0.passkeyLead == nil
                })
        }
    }
}
