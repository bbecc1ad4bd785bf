/// What the settings of the server demand of an identity, and what they give it.
public struct ProviderRules: Equatable, Sendable {
    /// Account that an identity belongs to.
    public enum Account: Equatable, Sendable {
        case owner
        case athlete
        /// No account has the identity.
        case none
    }

    /// What a sign-in leads to.
    public enum Admission: Equatable, Sendable {
        /// Sign in to the account that has the identity.
        case enter
        /// Sign in as the owner, because the provider names the identity as one of an owner. Nothing is stored: the group decides each time.
        case enterAsOwner
        /// Create an account for a new athlete.
        case create
    }

    /// Name of the claim with the groups.
    public var groupsClaim: String
    /// Group whose members are the owner; nil for none. With it, only members sign in as the owner.
    public var ownerGroup: String?
    /// Group whose members may sign in as athletes; nil for everyone who has an account.
    public var athleteGroup: String?
    /// Whether an identity without an account gets one.
    public var admitsNewPeople: Bool
    /// Classes of authentication of which the token must state one; empty for none.
    public var acr: [String]
    /// Methods of authentication of which the token must state one; empty for none.
    public var amr: [String]

    public init(
        groupsClaim: String = "groups", ownerGroup: String? = nil, athleteGroup: String? = nil, admitsNewPeople: Bool = false,
        acr: [String] = [], amr: [String] = []
    ) {
        self.groupsClaim = groupsClaim
        self.ownerGroup = ownerGroup
        self.athleteGroup = athleteGroup
        self.admitsNewPeople = admitsNewPeople
        self.acr = acr
        self.amr = amr
    }

    /// Checks an identity that is added to an account, or signs in to it.
    /// - Throws: `ProviderError.factorMissing`, `.notInGroup`.
    public func check(_ token: IDToken, for account: Account) throws(ProviderError) {
        let hasClass = acr.isEmpty || acr.contains { IDToken.isSame(token.acr, $0) }
        guard hasClass, amr.isEmpty || token.amr.contains(where: { stated in amr.contains { IDToken.isSame(stated, $0) } }) else {
            throw .factorMissing
        }
        switch account {
        case .owner: guard ownerGroup == nil || isOwner(token) else { throw .notInGroup }
        case .athlete, .none: guard isAthlete(token) else { throw .notInGroup }
        }
    }

    /// Decides about a sign-in for the account that has the identity.
    /// - Throws: `ProviderError.factorMissing`, `.notInGroup`, `.unknownPerson`.
    public func admission(of token: IDToken, having account: Account) throws(ProviderError) -> Admission {
        guard account == .none else {
            try check(token, for: account)
            return .enter
        }
        if isOwner(token) {
            try check(token, for: .owner)
            return .enterAsOwner
        }
        guard admitsNewPeople else { throw .unknownPerson }
        try check(token, for: .none)
        return .create
    }

    private func isOwner(_ token: IDToken) -> Bool { ProviderRules.holds(token, ownerGroup) }

    private func isAthlete(_ token: IDToken) -> Bool { athleteGroup == nil || ProviderRules.holds(token, athleteGroup) }

    private static func holds(_ token: IDToken, _ group: String?) -> Bool {
        group.map { group in token.groups?.contains { IDToken.isSame($0, group) } ?? false } ?? false
    }
}
