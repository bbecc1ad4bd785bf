import Accounts
import Hummingbird
import Measures
import Synchronization

/// Refusals that the security log got, shared by all requests.
final class RecordedRefusals: Sendable {
    private let throttle = Mutex(RefusalThrottle())

    func isDue(_ event: AuditEvent, of athlete: String?, from address: String, at now: Moment) -> Bool {
        throttle.withLock { $0.isDue(event, of: athlete, from: address, at: now) }
    }
}

extension AuditedClient {
    /// - Parameter address: network address of the client, as the request's context has it.
    init(_ request: Request, from address: String) {
        self.init(device: BrowserName.of(userAgent: request.headers[.userAgent]), address: address)
    }
}

extension SignInStores {
    /// Adds a refused request to the security log, unless the same one is in it already (`RefusalThrottle`).
    /// - Parameter athlete: whom the request concerns; nil if it does not state that.
    func noteRefusal(_ event: AuditEvent, of athlete: String?, by request: Request, from address: String) {
        guard refusals.isDue(event, of: athlete, from: address, at: clock()) else { return }
        note(event, of: athlete, by: request, from: address)
    }

    /// Refuses everyone but the owner with the response of an address that does not exist.
    /// - Throws: `RequestFailure.notFound`.
    func requireOwner(_ request: Request, _ context: AthleteRequestContext) throws {
        guard context.athlete.id != accounts.owner else { return }
        noteRefusal(.accessRefused, of: context.athlete.id, by: request, from: context.address)
        throw RequestFailure.notFound
    }
}
