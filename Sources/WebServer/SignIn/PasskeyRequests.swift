import Accounts
import Contract
import Hummingbird
import Passkeys
import Screens

extension RelyingParty {
    /// Returns the site that a browser sees. `HostCheck` has checked the authority.
    /// - Returns: nil under a numeric address, which passkeys cannot belong to.
    static func of(_ request: Request) -> RelyingParty? {
        let authority = request.head.authority ?? ""
        guard request.isEncrypted else { return local(authority: authority) }
        // `HostCheck` permits the public address only, which has no IPv6 address.
        let name = String(authority.prefix { $0 != ":" }).lowercased()
        return NetworkAddress(name) == nil ? RelyingParty(id: name, origin: request.origin) : nil
    }
}

extension PasskeyPlace {
    /// - Parameter path: page to open under the other address.
    init(_ request: Request, path: String) {
        guard RelyingParty.of(request) == nil else {
            self = .here
            return
        }
        // A public address that is a number has no other name.
        guard !request.isEncrypted else {
            self = .nowhere
            return
        }
        let authority = request.head.authority ?? ""
        let colon = authority.lastIndex(of: ":").flatMap { authority.last == "]" ? nil : $0 }
        self = .elsewhere(link: "http://localhost" + (colon.map { authority[$0...] } ?? "") + path)
    }
}

extension RegistrationResponse {
    /// Reads the fields of a form; nil when one is missing or no base64url.
    init?(_ fields: [String: String]) {
        guard let id = fields.bytes(.credential), let client = fields.bytes(.client), let object = fields.bytes(.attestation)
        else { return nil }
        self.init(id: id, clientData: client, attestationObject: object)
    }
}

extension AssertionResponse {
    /// Reads the fields of a form; nil when one is missing or no base64url.
    init?(_ fields: [String: String]) {
        guard let id = fields.bytes(.credential), let client = fields.bytes(.client), let data = fields.bytes(.authenticator),
            let signature = fields.bytes(.signature), let user = fields.bytes(.user)
        else { return nil }
        self.init(credentialID: id, clientData: client, authenticatorData: data, signature: signature, userHandle: user)
    }
}

extension [String: String] {
    fileprivate func bytes(_ field: PasskeyPrompt.Field) -> [UInt8]? {
        self[field.rawValue].flatMap { $0.isEmpty ? nil : Base64URL.bytes($0) }
    }
}

extension PasskeyChallenges.Issued {
    private static let milliseconds = Int(PasskeyChallenges.lifetime * 1000)

    /// Options for a sign-in (WebAuthn Level 3, 5.10): no name is asked for, so that the device offers every passkey of the site.
    var requestOptions: JSONValue {
        .object([
            "challenge": .text(Base64URL.text(ceremony.challenge)), "rpId": .text(ceremony.party.id),
            "timeout": .integer(Self.milliseconds), "userVerification": .text("required"),
        ])
    }

    /// Options for a new passkey (WebAuthn Level 3, 5.10).
    /// - Parameters:
    ///   - name: name of the account.
    ///   - known: passkeys of the account, which an authenticator must not create a second time.
    func creationOptions(name: String, known: [(id: [UInt8], transports: [PasskeyTransport])]) -> JSONValue {
        let type: (String, JSONValue) = ("type", .text("public-key"))
        let kinds = CredentialKey.algorithms.map {
            JSONValue.object(Dictionary(uniqueKeysWithValues: [type, ("alg", .integer($0))]))
        }
        let excluded = known.map { credential in
            JSONValue.object(
                Dictionary(uniqueKeysWithValues: [
                    type, ("id", .text(Base64URL.text(credential.id))),
                    ("transports", .list(credential.transports.map { .text($0.rawValue) })),
                ]))
        }
        return .object([
            "rp": .object(["id": .text(ceremony.party.id), "name": .text("Hearth")]),
            "user": .object(["id": .text(Base64URL.text(userHandle ?? [])), "name": .text(name), "displayName": .text(name)]),
            "challenge": .text(Base64URL.text(ceremony.challenge)), "pubKeyCredParams": .list(kinds),
            "timeout": .integer(Self.milliseconds), "excludeCredentials": .list(excluded), "attestation": .text("none"),
            "authenticatorSelection": .object([
                "residentKey": .text("required"), "requireResidentKey": .boolean(true), "userVerification": .text("required"),
            ]),
        ])
    }
}
