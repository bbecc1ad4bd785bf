/// What can be done with an activity below the address of its editing: a button each.
public enum EditStep: String, CaseIterable, Sendable {
    /// Takes the last change back.
    case undo
    /// Cuts a recording in two.
    case cut
    /// Lets matching decide again what was cut, taken apart or put together.
    case rejoin
    case apart, together
    /// Takes an entry by hand back for good.
    case withdraw

    /// As a router registers it.
    public var pattern: String { RoutePattern.editing.rawValue + "/" + rawValue }

    /// - Parameter list: the one that the activity was come to from.
    public func path(of id: String, in list: ActivitiesQuery) -> String { Route.editing(id).path + "/" + rawValue + list.text }
}
