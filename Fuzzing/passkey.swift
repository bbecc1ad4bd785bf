import Passkeys

/// Responses of authenticators: the first byte selects a reader or a check.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(input(start, count))
    guard let kind = bytes.first else { return 0 }
    let content = Array(bytes.dropFirst())
    do throws(PasskeyError) {
        switch kind {
        case UInt8(ascii: "c"):
            let value = try CBORReader.whole(content)
            demand(depth(of: value) <= CBORReader.depthLimit, "a bounded depth")
            demand(written(value) == content, "one form of bytes for each item")
        case UInt8(ascii: "k"): demandSound(try CredentialKey(content))
        case UInt8(ascii: "d"): demandSound(try AuthenticatorData(content))
        case UInt8(ascii: "o"): demandSound(try AttestationObject(content).authenticatorData)
        case UInt8(ascii: "j"):
            let data = try ClientData(content)
            demand(
                data.origin.utf8.count + data.type.utf8.count + data.challenge.utf8.count <= content.count,
                "no more text than bytes")
        case UInt8(ascii: "b"):
            let text = String(decoding: content, as: UTF8.self)
            if let bytes = Base64URL.bytes(text) { demand(Base64URL.text(bytes) == text, "one text for bytes") }
            demand(Base64URL.bytes(Base64URL.text(content)) == content, "the bytes of a text")
        case UInt8(ascii: "r"): try register(content)
        case UInt8(ascii: "s"): try signIn(content)
        default: break
        }
    } catch {}
    return 0
}

private let ceremony = Ceremony(
    challenge: [UInt8](repeating: 0, count: 32), party: RelyingParty(id: "localhost", origin: "http://localhost:8080"))

/// Replacement of SHA-256, which a fuzzer could not guess.
private func hash(_ bytes: [UInt8]) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "h"), count: 32) }

/// Client data and the rest, after two bytes with the length of the former.
private func parts(_ content: [UInt8]) -> (clientData: [UInt8], rest: [UInt8]) {
    guard content.count >= 2 else { return ([], []) }
    let length = Int(content[0]) << 8 | Int(content[1])
    let tail = content.dropFirst(2)
    return (Array(tail.prefix(length)), Array(tail.dropFirst(length)))
}

private func register(_ content: [UInt8]) throws(PasskeyError) {
    let (clientData, object) = parts(content)
    // The id of the browser is that of the object, so that the checks after it are reached.
    let id = (try? AttestationObject(object))?.authenticatorData.credential?.id ?? []
    let response = RegistrationResponse(id: id, clientData: clientData, attestationObject: object)
    let credential = try response.credential(for: ceremony, sha256: hash)
    demand(credential.isBackupEligible || !credential.isBackedUp, "a backup of what can be backed up")
    demand(!credential.id.isEmpty, "an id")
}

private func signIn(_ content: [UInt8]) throws(PasskeyError) {
    let (clientData, data) = parts(content)
    let stored = StoredCredential(
        id: [1], userHandle: [2], key: .ed25519([UInt8](repeating: 3, count: 32)), counter: 5, isBackupEligible: false)
    let response = AssertionResponse(
        credentialID: [1], clientData: clientData, authenticatorData: data, signature: [], userHandle: [2])
    let use = try response.use(of: stored, for: ceremony, sha256: hash) { _, _, _ in true }
    demand(use.counter > 5 && !use.isBackedUp, "a counter that grew")
}

private func demandSound(_ data: AuthenticatorData) {
    demand(data.relyingPartyHash.count == 32, "a whole hash")
    guard let credential = data.credential else { return }
    demand(
        (1...AttestedCredential.idLimit).contains(credential.id.count) && credential.model.count == 16, "an id of a credential")
    demandSound(credential.key)
    demand((try? CredentialKey(credential.keyBytes)) == credential.key, "the bytes of the key")
}

private func demandSound(_ key: CredentialKey) {
    switch key {
    case .p256(let x, let y): demand(x.count == 32 && y.count == 32, "two coordinates")
    case .ed25519(let key): demand(key.count == 32, "a key")
    case .rsa(let modulus, let exponent):
        demand((256...512).contains(modulus.count) && (1...4).contains(exponent.count), "lengths")
    }
}

private func depth(of value: CBORValue) -> Int {
    switch value {
    case .list(let list): list.reduce(0) { max($0, 1 + depth(of: $1)) }
    case .map(let members): members.reduce(0) { max($0, 1 + depth(of: $1.value)) }
    default: 0
    }
}

private func written(_ value: CBORValue) -> [UInt8] {
    switch value {
    case .unsigned(let number): head(0, number)
    case .negative(let number): head(1, number)
    case .bytes(let bytes): head(2, UInt64(bytes.count)) + bytes
    case .text(let text): head(3, UInt64(text.utf8.count)) + Array(text.utf8)
    case .list(let list): head(4, UInt64(list.count)) + list.flatMap { written($0) }
    case .map(let members): head(5, UInt64(members.count)) + members.flatMap { written($0.key) + written($0.value) }
    case .boolean(let isTrue): [isTrue ? 0xF5 : 0xF4]
    case .null: [0xF6]
    }
}

private func head(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
    let width = number < 24 ? 0 : number < 256 ? 1 : number < 65_536 ? 2 : number < 1 << 32 ? 4 : 8
    let form: [Int: UInt8] = [1: 24, 2: 25, 4: 26, 8: 27]
    let bytes = (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (width - 1 - $0))) }
    return [kind << 5 | (form[width] ?? UInt8(truncatingIfNeeded: number))] + bytes
}
