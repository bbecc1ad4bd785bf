import Accounts
import HTTPTypes
import Hummingbird
import Screens

/// Routes that end sessions: that of the browser itself, and, after a fresh sign-in, another one or all others.
struct SessionRoutes {
    let stores: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.signOut.path,
            post: { request, context in
                _ = try await FormFields.read(request)
                guard let session = context.signedIn?.session else { throw RequestFailure.signInNeeded }
                return signOut(session, request, from: context.address)
            })
        router.answer(
            Route.Target.endSession.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let own = context.signedIn?.session else { throw RequestFailure.signInNeeded }
                let endsOthers = fields["others"] == "1"
                if !endsOthers, fields["session"] == own.id { return signOut(own, request, from: context.address) }
                // A browser that was left open must not lock its owner out.
                guard context.signedIn?.isFresh == true else { throw RequestFailure.freshSignInNeeded }
                if endsOthers {
                    stores.withdrawOffers(of: own.athlete)
                    stores.sessions.endAll(of: own.athlete, besides: own.id, at: stores.clock())
                } else {
                    guard let id = fields["session"] else { throw RequestFailure.badForm }
                    // Another window may have ended it already, which is the wanted state.
                    guard stores.sessions.end(id, of: own.athlete) else {
                        return HTMLAnswer.goTo(Route.access.path + "?ended=1")
                    }
                }
                stores.note(.sessionsEnded, of: own.athlete, by: request, from: context.address)
                return HTMLAnswer.goTo(Route.access.path + "?ended=1")
            })
    }

    private func signOut(_ session: Session, _ request: Request, from address: String) -> Response {
        stores.sessions.end(session.id, of: session.athlete)
        stores.note(.signedOut, of: session.athlete, by: request, from: address)
        var response = HTMLAnswer.goTo(Route.signIn.path + "?signed-out=1")
        response.headers.append(SessionCookie.removing(for: request))
        // Pages that the browser keeps. Recordings that wait in its storage stay, and are sent after the next sign-in.
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }
}

extension SignInStores {
    /// Sessions of an athlete as the page shows them.
    func list(of athlete: String, current: Session?) -> [BrowserSession] {
        sessions.all(of: athlete, at: clock()).map {
            BrowserSession(
                id: $0.id, device: $0.device, began: $0.began, used: $0.used, ends: $0.ends, isCurrent: $0.id == current?.id)
        }
    }
}
