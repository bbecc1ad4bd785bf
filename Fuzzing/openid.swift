import Measures
import OpenID
import Passkeys

/// Answers of a provider: the first byte selects a reader or a check.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(input(start, count))
    guard let kind = bytes.first else { return 0 }
    let content = Array(bytes.dropFirst())
    do throws(ProviderError) {
        switch kind {
        case UInt8(ascii: "d"):
            for hasSecret in [true, false] {
                let document = try ProviderDocument(content, of: issuer, hasSecret: hasSecret)
                for address in [document.authorizationEndpoint, document.tokenEndpoint, document.keysEndpoint] {
                    demand(address.utf8.starts(with: "https://".utf8), "an encrypted address")
                }
            }
        case UInt8(ascii: "k"):
            let set = try KeySet(content)
            demand(set.keys.count <= KeySet.limit, "a bounded list")
            for listed in set.keys { demandSound(listed) }
        case UInt8(ascii: "t"): try verify(try SignedToken(String(decoding: content, as: UTF8.self)))
        case UInt8(ascii: "c"):
            let head = Base64URL.text(Array("{\"alg\":\"ES256\"}".utf8))
            try verify(try SignedToken(head + "." + Base64URL.text(content) + ".AQ"))
        case UInt8(ascii: "r"):
            demand(try TokenResponse(content, status: 200).idToken.utf8.count <= content.count, "no more text than bytes")
        case UInt8(ascii: "e"): _ = try TokenResponse(content, status: 400)
        case UInt8(ascii: "f"): comeBack(content)
        case UInt8(ascii: "i"):
            let text = String(decoding: content, as: UTF8.self)
            if let issuer = Issuer(text) {
                demand(issuer.text == text && issuer.discovery.utf8.starts(with: "http".utf8), "a web address")
            }
        default: break
        }
    } catch {}
    return 0
}

private let issuer = Issuer("https://id.example") ?? { fatalError("the issuer of the fuzzer is one") }()
private let now = Moment(secondsSince1970: 1_717_223_400)
/// Hashes that a fuzzer could guess, and a signature that is always valid.
private let cryptography = TokenCryptography(
    sha256: { _ in [UInt8](repeating: 0, count: 32) }, sha512: { _ in [UInt8](repeating: 0, count: 64) },
    isSigned: { _, _, _, _ in true })

private func verify(_ token: SignedToken) throws(ProviderError) {
    let key: VerificationKey =
        switch token.algorithm {
        case .es256: .p256(x: [], y: [])
        case .edDSA: .ed25519([])
        case .rs256, .ps256: .rsa(modulus: [], exponent: [])
        }
    let expected = TokenExpectation(issuer: issuer, client: "hearth", nonce: "n")
    let verified = try IDToken(token, by: key, as: expected, accessToken: "a", groupsClaim: "groups", at: now, cryptography)
    demand((1...IDToken.subjectLimit).contains(verified.subject.utf8.count), "a subject")
    let late = now + (IDToken.ageLimit + 2 * IDToken.leeway + 1)
    let isOld =
        (try? IDToken(token, by: key, as: expected, accessToken: "a", groupsClaim: "groups", at: late, cryptography)) == nil
    demand(isOld, "an end for every token")
    let rules = ProviderRules(ownerGroup: "a", athleteGroup: "b", amr: ["otp"])
    if (try? rules.admission(of: verified, having: .athlete)) != nil {
        demand(verified.groups?.contains("b") == true && verified.amr.contains("otp"), "group and factor")
    }
}

private func demandSound(_ listed: ListedKey) {
    switch listed.key {
    case .p256(let x, let y): demand(x.count == 32 && y.count == 32, "two coordinates")
    case .ed25519(let key): demand(key.count == 32, "a key")
    case .rsa(let modulus, let exponent):
        demand((256...1024).contains(modulus.count) && (1...4).contains(exponent.count), "lengths")
        demand(modulus.first != 0 && exponent.first != 0, "no leading zeros")
    }
}

/// Lines of state, code, browser and issuer, against one attempt.
private func comeBack(_ content: [UInt8]) {
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count == 4 else { return }
    var flow = ProviderFlow()
    let attempt = ProviderFlow.Attempt(
        state: "a", nonce: "n", verifier: "v", browser: "c", purpose: .signIn, redirect: "http://localhost/", address: "")
    _ = flow.handle(.began(attempt), at: now)
    let back = ProviderFlow.Return(state: lines[0], code: lines[1], error: nil, issuer: lines[3])
    let effect = flow.handle(.returned(back, browser: lines[2], issuer: issuer, isIssuerNamed: true), at: now)
    if case .exchange = effect {
        demand(lines[0] == "a" && lines[2] == "c" && lines[3] == issuer.text && flow.count == 0, "the attempt of the browser")
    }
}
