/// The shape of an address, as a router registers it. The raw values are frozen: people keep bookmarks.
public enum RoutePattern: String, CaseIterable, Sendable {
    case today = "/"
    case activities = "/activities"
    case activity = "/activities/{id}"
    case weather = "/weather"
    case fitness = "/fitness"
    case load = "/load"
    case gallery = "/gallery"
    case trends = "/trends"
    case routes = "/routes"
    case importing = "/import"
    case settings = "/settings"
    case access = "/settings/access"
    case deletion = "/settings/delete"
    /// Not a page: everything as an archive.
    case exporting = "/settings/export"
    /// Not a page: a table of sessions to download and fill in.
    case exampleTable = "/import/sessions.csv"
    case signIn = "/sign-in"
    case editing = "/activities/{id}/edit"
    /// Not a page: the numbers of its charts.
    case columns = "/activities/{id}/series"
    /// The same as the device wrote them.
    case recordedColumns = "/activities/{id}/series/recorded"
    /// The same for the gallery's sample.
    case sampleColumns = "/gallery/series"
    case entering = "/import/session"
    case report = "/report"
    case niggle = "/load/niggle"
    case shoes = "/load/shoes"
    case heat = "/heat"
    case curves = "/fitness/curves"
}
