import Measures
import Passkeys

/// Content of a passkey's file.
struct PasskeyEntry: Codable {
    /// Credential id, user handle and key (COSE) in base64url.
    var credentialID: String
    var handle: String
    var key: String
    var site: String
    var athlete: String
    var name: String
    var transports: [String]
    var counter: UInt32
    var isBackupEligible: Bool
    var isBackedUp: Bool
    /// Seconds since 1970.
    var added: Double
    var used: Double?

    init(
        _ made: NewCredential, handle: [UInt8], site: String, athlete: String, name: String, transports: [PasskeyTransport],
        added: Moment
    ) {
        credentialID = Base64URL.text(made.id)
        self.handle = Base64URL.text(handle)
        key = Base64URL.text(made.keyBytes)
        self.site = site
        self.athlete = athlete
        self.name = name
        self.transports = transports.map { $0.rawValue }
        counter = made.counter
        isBackupEligible = made.isBackupEligible
        isBackedUp = made.isBackedUp
        self.added = added.secondsSince1970
    }

    var credentialBytes: [UInt8]? { Base64URL.bytes(credentialID) }
    var handleBytes: [UInt8]? { Base64URL.bytes(handle) }

    /// What a sign-in is verified against; nil when the file is damaged.
    var credential: StoredCredential? {
        guard let id = credentialBytes, !id.isEmpty, let handle = handleBytes, !handle.isEmpty, let bytes = Base64URL.bytes(key),
            let key = try? CredentialKey(bytes), CredentialSignature.isUsable(key)
        else { return nil }
        return StoredCredential(id: id, userHandle: handle, key: key, counter: counter, isBackupEligible: isBackupEligible)
    }

    func passkey(id: String) -> Passkey {
        Passkey(
            id: id, athlete: athlete, name: name, added: Moment(secondsSince1970: added),
            used: used.map { Moment(secondsSince1970: $0) }, transports: transports.compactMap { PasskeyTransport(rawValue: $0) },
            site: site, isBackedUp: isBackedUp)
    }
}
