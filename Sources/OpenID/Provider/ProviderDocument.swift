import Passkeys

/// Discovery document of a provider (OpenID Connect Discovery 1.0, 3).
public struct ProviderDocument: Equatable, Sendable {
    /// How the provider recognises this server at its token endpoint (OpenID Connect Core 1.0, 9).
    public enum ClientAuthentication: Equatable, Sendable {
        /// In the header `Authorization`.
        case header
        /// In the body.
        case body
    }

    /// Bytes of the document at most. The four providers of the guide write between 1 and 8 KiB.
    public static let byteLimit = 65_536

    public var authorizationEndpoint: String
    public var tokenEndpoint: String
    public var keysEndpoint: String
    /// Whether every return of the browser names the issuer (RFC 9207).
    public var namesIssuerInReturn: Bool
    public var authentication: ClientAuthentication

    /// Reads and checks a document.
    /// - Parameters:
    ///   - bytes: JSON of the document.
    ///   - issuer: the one that the document must state.
    ///   - hasSecret: whether this server has a client secret.
    /// - Throws: `ProviderError`.
    public init(_ bytes: [UInt8], of issuer: Issuer, hasSecret: Bool) throws(ProviderError) {
        let members = try JSONMembers(bytes, limit: ProviderDocument.byteLimit, .discovery)
        guard let stated = members.text("issuer") else { throw .malformed(.discovery) }
        guard stated == issuer.text else { throw .wrongDiscoveryIssuer(stated) }
        func endpoint(_ name: String) throws(ProviderError) -> String {
            guard let address = members.text(name), issuer.permits(address) else { throw .endpointInvalid(name) }
            return address
        }
        authorizationEndpoint = try endpoint("authorization_endpoint")
        tokenEndpoint = try endpoint("token_endpoint")
        keysEndpoint = try endpoint("jwks_uri")
        if let types = members.texts("response_types_supported") {
            guard types.contains("code") else { throw .unsupported(.codeFlow) }
        }
        // Optional in the document: a provider that does not state it gets the challenge all the same.
        if let methods = members.texts("code_challenge_methods_supported") {
            guard methods.contains("S256") else { throw .unsupported(.challenges) }
        }
        namesIssuerInReturn = members.member("authorization_response_iss_parameter_supported") == .boolean(true)
        let ways = members.texts("token_endpoint_auth_methods_supported") ?? ["client_secret_basic"]
        guard hasSecret else {
            authentication = .body
            return
        }
        if ways.contains("client_secret_basic") {
            authentication = .header
        } else if ways.contains("client_secret_post") {
            authentication = .body
        } else {
            throw .unsupported(.clientAuthentication)
        }
    }
}

/// Members of a JSON object that a provider wrote.
struct JSONMembers {
    private let members: [JSONReader.Member]

    /// - Throws: `ProviderError.tooLarge`, `.malformed`.
    init(_ bytes: [UInt8], limit: Int, _ message: ProviderMessage) throws(ProviderError) {
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        var reader = JSONReader(bytes)
        do throws(PasskeyError) { members = try reader.object() } catch { throw .malformed(message) }
    }

    init(_ members: [JSONReader.Member]) { self.members = members }

    func member(_ name: String) -> JSONReader.Value? { members.first { $0.name == name }?.value }

    func text(_ name: String) -> String? {
        if case .text(let text)? = member(name) { return text }
        return nil
    }

    func whole(_ name: String) -> Int? {
        if case .number(let whole)? = member(name) { return whole }
        return nil
    }

    /// Returns the texts of a list; nil without a list. Other values in it are left out.
    func texts(_ name: String) -> [String]? {
        guard case .list(let values)? = member(name) else { return nil }
        return values.compactMap { value in
            if case .text(let text) = value { return text }
            return nil
        }
    }

    /// Returns the texts of a list, or one text as a list; nil for anything else.
    func textOrTexts(_ name: String) -> [String]? { text(name).map { [$0] } ?? texts(name) }
}
