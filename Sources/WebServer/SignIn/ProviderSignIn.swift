import Accounts
import Measures
import OpenID
import Screens
import TrainingLog

/// Decides what a verified ID token leads to: which account it signs in to, or to which it is linked.
struct ProviderSignIn {
    let stores: SignInStores
    let settings: ProviderSettings
    let owner: Journal

    private var issuer: String { settings.issuer.text }

    /// Reason why an identity is refused although the provider confirmed it.
    enum Refusal: Error, Equatable {
        case provider(ProviderError)
        case disabled
        case linked
        /// The session belongs to another person than the identity.
        case otherPerson
        case tooMany(limit: Int)
    }

    /// Returns the account that an identity signs in to. Creates or links one where the settings permit it.
    /// - Throws: `Refusal`, `CredentialError`, `StoreError`.
    func athlete(of token: IDToken, by client: AuditedClient) async throws -> String {
        guard let athlete = try existing(token) else { return try await create(token, by: client) }
        guard stores.accounts.permits(athlete) else { throw Refusal.disabled }
        stores.identities.noteUse(of: token.subject, at: issuer, now: stores.clock())
        return athlete
    }

    /// Confirms that an identity signs in to the account of a session.
    /// - Throws: `Refusal`.
    func confirm(_ token: IDToken, as athlete: String) throws {
        guard try existing(token) == athlete else { throw Refusal.otherPerson }
        guard stores.accounts.permits(athlete) else { throw Refusal.disabled }
        stores.identities.noteUse(of: token.subject, at: issuer, now: stores.clock())
    }

    /// Returns the account that an identity may enter: the linked one, or the owner's by a group; nil when one may be created.
    private func existing(_ token: IDToken) throws -> String? {
        let linked = stores.identities.athlete(of: token.subject, at: issuer)
        let account: ProviderRules.Account = linked.map { $0 == stores.accounts.owner ? .owner : .athlete } ?? .none
        return switch try demand({ () throws(ProviderError) in try settings.rules.admission(of: token, having: account) }) {
        case .enter: linked
        case .enterAsOwner: stores.accounts.owner
        case .create: nil
        }
    }

    /// Links an identity to an account whose person is signed in, or was invited.
    /// - Throws: `Refusal`, `CredentialError`.
    @discardableResult
    func link(_ token: IDToken, to athlete: String, by client: AuditedClient) throws -> LinkedIdentity {
        guard stores.accounts.permits(athlete) else { throw Refusal.disabled }
        let account: ProviderRules.Account = athlete == stores.accounts.owner ? .owner : .athlete
        try demand { () throws(ProviderError) in try settings.rules.check(token, for: account) }
        return try add(token, to: athlete, by: client)
    }

    @discardableResult
    private func add(_ token: IDToken, to athlete: String, by client: AuditedClient) throws -> LinkedIdentity {
        let name = PlainText.cleaned(token.name ?? "")
        do {
            let identity = try stores.identities.add(token.subject, at: issuer, named: name, to: athlete, now: stores.clock())
            stores.note(.identityAdded, of: athlete, by: client)
            return identity
        } catch let refusal as IdentityRefusal {
            switch refusal {
            case .alreadyLinked: throw Refusal.linked
            case .tooMany(let limit): throw Refusal.tooMany(limit: limit)
            }
        }
    }

    private func create(_ token: IDToken, by client: AuditedClient) async throws -> String {
        let account = try await newAccount(named: token.name ?? token.subject)
        do { try add(token, to: account.id, by: client) } catch {
            // Another browser was faster, or the disk is full: nothing may remain.
            try await owner.journal(of: account.id).eraseEverything()
            try stores.accounts.remove(account.id)
            throw error
        }
        stores.note(.joinedByProvider, of: account.id, by: client)
        return account.id
    }

    /// Creates an account. A name that is used gets a number: it is never a reason to enter another person's account.
    private func newAccount(named wanted: String) async throws -> Account {
        // Room for a space and a number.
        var name = String(PlainText.cleaned(wanted).prefix(AccountStore.nameLimit - 4))
        while name.utf8.count > AccountStore.nameByteLimit - 4 { name.unicodeScalars.removeLast() }
        for number in 1...99 {
            let candidate = number == 1 ? name : "\(name) \(number)"
            do {
                return try await stores.account(toInvite: candidate, owner: owner, isNew: true)
            } catch AccountError.nameTaken {
                continue
            } catch AccountError.nameInvalid {
                throw Refusal.provider(.subjectInvalid)
            }
        }
        throw Refusal.provider(.unknownPerson)
    }

    private func demand<Value>(_ check: () throws(ProviderError) -> Value) throws -> Value {
        do throws(ProviderError) { return try check() } catch { throw Refusal.provider(error) }
    }
}

extension ProviderSignIn.Refusal {
    /// The refusal in the words of a page.
    var problem: IdentitySection.Problem {
        switch self {
        case .provider(let error): .provider(error.problem)
        case .disabled: .provider(.disabled)
        case .linked: .provider(.linked)
        case .otherPerson: .provider(.otherPerson)
        case .tooMany(let limit): .tooMany(limit: limit)
        }
    }
}

extension ProviderError {
    /// The error in the words of a page.
    var problem: ProviderProblem {
        switch self {
        case .unreachable: .unreachable
        case .tooSlow: .tooSlow
        case .tooLarge: .tooLarge
        case .redirected: .redirected
        case .status: .status
        case .malformed: .malformed
        case .wrongDiscoveryIssuer: .otherName
        case .endpointInvalid: .openAddress
        case .unsupported: .unsupported
        case .stateUnknown: .stateUnknown
        case .wrongReturnIssuer: .otherReturn
        case .denied: .denied
        case .codeRefused: .codeRefused
        case .algorithmRefused: .algorithm
        case .keyUnknown: .keyUnknown
        case .signatureInvalid: .signature
        case .wrongIssuer: .tokenIssuer
        case .wrongAudience: .audience
        case .expired: .expired
        case .notYetValid: .future
        case .wrongNonce: .nonce
        case .wrongAccessToken: .accessHash
        case .notAuthenticated: .notAuthenticated
        case .subjectInvalid: .subject
        case .unknownPerson: .unknownPerson
        case .notInGroup: .notInGroup
        case .factorMissing: .factor
        }
    }
}

extension ProviderError {
    /// Whether the provider or its settings are at fault, and not the browser that came back.
    var isFaultOfProvider: Bool {
        switch self {
        case .unreachable, .tooSlow, .tooLarge, .redirected, .status, .malformed, .codeRefused(code: "invalid_client"),
            .codeRefused(code: "unauthorized_client"):
            true
        default: false
        }
    }
}
