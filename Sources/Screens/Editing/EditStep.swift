/// Actions on an activity, each with a button and an address below that of the edit form.
public enum EditStep: String, CaseIterable, Sendable {
    /// Undoes the last change.
    case undo
    /// Cuts a recording in two.
    case cut
    /// Undoes cuts, splits and joins, so that automatic matching applies again.
    case rejoin
    case apart, together
    /// Deletes a manual entry for good.
    case withdraw
    /// Adds the summary of a heated class to the athlete's note.
    case keep
    /// Asks the endpoint that the owner configured for the summary of a heated class.
    case summary

    /// Pattern for the router.
    public var pattern: String { RoutePattern.editing.rawValue + "/" + rawValue }

    /// - Parameters:
    ///   - id: id of the activity.
    ///   - list: filters of the list that the user came from.
    public func path(of id: String, in list: ActivitiesQuery) -> String { Route.editing(id).path + "/" + rawValue + list.text }
}
