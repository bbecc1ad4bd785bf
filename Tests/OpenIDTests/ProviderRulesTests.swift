import OpenID
import Testing

struct ProviderRulesTests {
    private static func admission(
        _ rules: ProviderRules, _ account: ProviderRules.Account, _ claims: [String: String?] = [:]
    ) throws(ProviderError) -> ProviderRules.Admission {
        try rules.admission(of: try Sample.verified(claims), having: account)
    }

    private static func error(
        _ rules: ProviderRules, _ account: ProviderRules.Account, _ claims: [String: String?] = [:]
    ) -> ProviderError? {
        Sample.error { () throws(ProviderError) in _ = try admission(rules, account, claims) }
    }

    @Test func `without rules, linked people enter and others do not`() throws {
        let rules = ProviderRules()
        #expect(try Self.admission(rules, .owner) == .enter && Self.admission(rules, .athlete) == .enter)
        #expect(Self.error(rules, .none) == .unknownPerson)
        // A group without a meaning gives nothing.
        #expect(Self.error(rules, .none, ["groups": "[\"admins\",\"\"]"]) == .unknownPerson)
        #expect(try Self.admission(ProviderRules(admitsNewPeople: true), .none) == .create)
    }

    @Test func `groups decide about roles`() throws {
        let rules = ProviderRules(ownerGroup: "admins", athleteGroup: "runners", admitsNewPeople: true)
        let (admin, runner) = (["groups": "[\"admins\"]"], ["groups": "[\"x\",\"runners\"]"])
        #expect(try Self.admission(rules, .none, admin) == .enterAsOwner && Self.admission(rules, .none, runner) == .create)
        #expect(try Self.admission(rules, .owner, admin) == .enter && Self.admission(rules, .athlete, runner) == .enter)
        // The group was left since, or the claim is missing.
        #expect(Self.error(rules, .owner, runner) == .notInGroup && Self.error(rules, .owner) == .notInGroup)
        #expect(Self.error(rules, .athlete, ["groups": "[]"]) == .notInGroup && Self.error(rules, .none) == .notInGroup)
        #expect(Self.error(rules, .none, ["groups": "\"runners2\""]) == .notInGroup)
        #expect(Self.error(ProviderRules(athleteGroup: "runners"), .none, runner) == .unknownPerson)
    }

    @Test func `a required factor must be stated by the provider`() throws {
        let rules = ProviderRules(admitsNewPeople: true, acr: ["2", "3"], amr: ["otp", "hwk"])
        let full: [String: String?] = ["acr": "\"3\"", "amr": "[\"pwd\",\"hwk\"]"]
        for account in [ProviderRules.Account.owner, .athlete] {
            #expect(try Self.admission(rules, account, full) == .enter)
            #expect(Self.error(rules, account, ["acr": "\"3\"", "amr": "[\"pwd\"]"]) == .factorMissing)
            #expect(Self.error(rules, account, ["acr": "\"1\"", "amr": "[\"otp\"]"]) == .factorMissing)
            #expect(Self.error(rules, account) == .factorMissing)
        }
        #expect(Self.error(rules, .none) == .factorMissing)
    }
}
