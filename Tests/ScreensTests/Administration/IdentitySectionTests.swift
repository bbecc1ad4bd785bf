import Localizations
import Measures
import Testing

@testable import Screens

struct IdentitySectionTests {
    @Test(arguments: Language.allCases) func `a section exists with a provider or a linked account`(_ language: Language) {
        let context = Example.context(language)
        let listed = ListedIdentity(id: "a", name: "ada", added: context.now, used: context.now + -3600)
        #expect(IdentitySection([], provider: nil, context: context) == nil)
        let empty = IdentitySection([], provider: "Porter", context: context)
        #expect(empty?.none != nil && empty?.title.contains("Porter") == true && empty?.add?.action == "/settings/identities")
        let full = IdentitySection([listed], provider: "Porter", context: context)
        #expect(full?.none == nil && full?.rows.first?.removeSpoken.contains("ada") == true)
        #expect(full?.rows.first?.text.contains(context.ago(context.now + -3600)) == true)
        let off = IdentitySection([listed], provider: nil, context: context)
        #expect(off?.add == nil && off?.rows.count == 1 && off?.lead != full?.lead)
        let unnamed = ListedIdentity(id: "a", name: "", added: context.now, used: nil)
        #expect(
            IdentitySection([unnamed], provider: "Porter", context: context)?.rows.first?.name == context.say(.identityUnnamed))
    }

    @Test(arguments: Language.allCases) func `each result and each problem has its own text, in its place`(_ language: Language) {
        let context = Example.context(language)
        func section(_ outcome: IdentitySection.Outcome? = nil, _ problem: IdentitySection.Problem? = nil) -> IdentitySection? {
            IdentitySection([], provider: "Porter", outcome: outcome, problem: problem, context: context)
        }
        #expect(section(.added)?.message != section(.removed)?.message && section()?.message == nil)
        let problems = ProviderProblem.allCases.map { IdentitySection.Problem.provider($0) } + [.tooMany(limit: 10)]
        #expect(Set(problems.compactMap { section(nil, $0)?.add?.problem }).count == problems.count)
        #expect(section(nil, .last)?.problem != nil && section(nil, .last)?.add?.problem == nil)
        #expect(section(nil, .tooMany(limit: 10))?.problem == nil)
    }

    @Test(arguments: Language.allCases) func `sign-in and invitation offer the provider by its name`(_ language: Language) {
        let context = Example.context(language)
        for state in [SignInScreen.State.needed, .again(minutes: 15), .wrong, .passkeyRefused] {
            let screen = SignInScreen(state, provider: "Porter", context: context)
            #expect(screen.provider?.button.contains("Porter") == true && screen.provider?.problem == nil)
            #expect(screen.providerLead?.contains("Porter") == true)
            #expect(SignInScreen(state, context: context).provider == nil)
        }
        let refused = SignInScreen(.providerRefused(.denied), hasPasswords: true, provider: "Porter", context: context)
        #expect(
            refused.provider?.problem != nil && refused.providerLead == nil && refused.formLead != nil && refused.notice == nil)
        #expect(
            SignInScreen(.providerLocked(minutes: 5), provider: "Porter", context: context).provider?.problem?.contains("5")
                == true)
        #expect(SignInScreen(.signedIn, provider: "Porter", context: context).provider == nil)
        let invitation = InvitationScreen(
            key: "k", owner: "Ada", person: "Mia", isOtherSignedIn: false, passkeys: .nowhere, provider: "Porter",
            providerProblem: .provider(.linked), context: context)
        #expect(invitation.provider?.key == "k" && invitation.provider?.problem?.contains("Porter") == true)
        #expect(invitation.providerNote?.contains("Porter") == true)
    }
}
