public import Measures

/// The state of one hour at a place, as an archive reports it: the weather or the air.
public protocol HourlyValue: Equatable, Sendable {
    /// Hours since 1970-01-01T00:00Z.
    var hour: Int { get }

    /// Whether the archive may have more hours of this day later, so that it is queried again.
    /// - Parameters:
    ///   - hours: what the archive answered.
    ///   - lacksActivities: whether an hour that an activity needs is not among them.
    ///   - moment: the time of the answer.
    static func isIncomplete(_ hours: [Self], on day: Day, lacksActivities: Bool, at moment: Moment) -> Bool
}

/// A service that knows past hours of a place. It is used only if the owner has set one.
public protocol HourlyArchive<Hour>: Sendable {
    associatedtype Hour: HourlyValue

    /// Returns the hours that the archive has of one place on one day of UTC, ascending. An empty answer is an answer.
    ///
    /// Only the rounded place and the day may leave the machine.
    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [Hour]
}

/// Reasons why an archive gave no hours. Nothing of such an answer is stored.
public enum HourlyArchiveError: Error, Equatable, Sendable {
    case unreachable
    /// The name resolves to this machine or its network, which the owner has not allowed.
    case notPublic
    case tooSlow
    /// - Parameter retryAfter: wait in seconds that the archive requested.
    case refused(status: Int, retryAfter: Int?)
    case tooLarge(limit: Int)
    /// The answer does not match the request in this field.
    case notAsPromised(field: String)

    /// Stable name: it is stored and shown.
    public var name: String {
        switch self {
        case .unreachable: "unreachable"
        case .notPublic: "not_public"
        case .tooSlow: "too_slow"
        case .refused(let status, _): "refused_\(status)"
        case .tooLarge: "too_large"
        case .notAsPromised(let field): "not_as_promised_\(field)"
        }
    }
}
