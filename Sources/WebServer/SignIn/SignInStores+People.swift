public import Accounts
import Measures
import Training
public import TrainingLog

extension SignInStores {
    /// Returns the account with a name, or a new one with an athlete of that name.
    /// - Parameters:
    ///   - name: without control characters.
    ///   - owner: the owner's journal. No other person may have the owner's name.
    ///   - isNew: whether an account of that name is an error.
    /// - Throws: `AccountError` for an invalid or used name, `CredentialError`, `StoreError`.
    public func account(toInvite name: String, owner: Journal, isNew: Bool = false) async throws -> Account {
        let ownName = try await owner.athlete().name
        return try await owner.inTurn {
            // A name without an account is that of a new person.
            if !isNew, let known = try? accounts.account(named: name) { return known }
            let account = try accounts.add(named: name, besides: [ownName, PasswordSignIn.owner], at: clock())
            try await owner.journal(of: account.id).save(Athlete(name: account.name))
            return account
        }
    }

    /// Returns the path of a new invitation, which replaces those of the person that were not accepted.
    /// - Parameter client: who invites, for the security log.
    /// - Throws: `AccountError.disabled`, `CredentialError`.
    public func invitation(
        for account: Account, in place: SignInKeys.Place = .folder, by client: AuditedClient = .command
    ) throws -> String {
        guard !account.isDisabled else { throw AccountError.disabled(account.name) }
        keys.withdrawAll(of: account.id)
        note(.invited, of: account.id, by: client)
        return try path(for: account.id, in: place, lifetime: SignInKeys.invitationLifetime)
    }

    /// Ends what could sign another browser in: one-time addresses that were not opened, and a phone that waits.
    func withdrawOffers(of athlete: String) {
        keys.withdrawAll(of: athlete)
        revoke(pairings.handle(.refused(athlete: athlete), at: clock()))
    }

    /// Ends the sessions of phones that do not use them.
    func revoke(_ effects: [PairingMachine.Effect]) {
        for case .revoke(let session, let athlete) in effects { sessions.end(session, of: athlete) }
    }

    /// Disables an account and ends what its person has open.
    /// - Parameter client: who disables it, for the security log.
    public func lockOut(_ account: Account, by client: AuditedClient = .command) throws(CredentialError) {
        try accounts.setDisabled(true, account.id)
        withdrawOffers(of: account.id)
        sessions.endAll(of: account.id, at: clock())
        note(.disabled, of: account.id, by: client)
    }
}
