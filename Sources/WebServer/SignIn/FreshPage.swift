import Screens

/// The page with the form or link that needs a fresh sign-in, to which the user returns.
enum FreshPage {
    /// - Parameter path: target of the refused request. A form's answer and a download are no pages to return to.
    static func path(for path: String) -> String {
        if path.hasPrefix(Route.access.path) || path == Route.Target.endSession.path { return Route.access.path }
        if path.hasPrefix(Route.password.path) || path.hasPrefix(Route.Target.addPasskey.path)
            || path.hasPrefix(Route.Target.addIdentity.path)
        {
            return Route.password.path
        }
        if path.hasPrefix(Route.sharing.path) { return Route.sharing.path }
        // The form that shares an activity has the address of its page.
        if path.hasPrefix("/activities/") { return path }
        if path.hasPrefix(Route.pairing.path) { return Route.pairing.path }
        if path.hasPrefix(Route.people.path) { return Route.people.path }
        return path.hasPrefix(Route.deletion.path) ? Route.deletion.path : Route.settings.path
    }
}
