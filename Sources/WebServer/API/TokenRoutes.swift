import Accounts
import Contract
import Hummingbird

/// Exchanges refresh tokens of apps for their next tokens. The refresh token in the body takes the place of an access token.
struct TokenRoutes {
    let tokens: AccessTokens
    let signIn: SignInStores

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(
            APIRoutePattern.tokenRefresh.rawValue,
            post: { request, context in
                let asked = try EndpointBody.payload(
                    RefreshRequestPayload.self, try await EndpointBody.json(of: request),
                    keys: RefreshRequestPayload.CodingKeys.allCases.map(\.rawValue))
                do {
                    let next = try await tokens.refresh(by: asked.refreshToken)
                    return try JSONAnswer.response(
                        TokensPayload(
                            accessToken: next.access, expiresIn: next.seconds, refreshToken: next.refresh),
                        cacheControl: "no-store")
                } catch AccessTokens.RefreshError.reused(let athlete) {
                    signIn.note(.refreshTokenReused, of: athlete, by: request, from: context.address)
                    throw RequestFailure.unauthorized(.refreshedBefore)
                }
            })
    }
}
