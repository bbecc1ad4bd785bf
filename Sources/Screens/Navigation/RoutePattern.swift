/// Pattern of an address for the router. The raw values never change, because users have bookmarks.
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
    /// Export of all data; a download.
    case exporting = "/settings/export"
    /// Example table of sessions to fill in; a download.
    case exampleTable = "/import/sessions.csv"
    case signIn = "/sign-in"
    case editing = "/activities/{id}/edit"
    /// Series of the charts; data for scripts.
    case columns = "/activities/{id}/series"
    /// The same series as the device wrote them.
    case recordedColumns = "/activities/{id}/series/recorded"
    /// The same series of the gallery's sample.
    case sampleColumns = "/gallery/series"
    case entering = "/import/session"
    case report = "/report"
    case niggle = "/load/niggle"
    case shoes = "/load/shoes"
    case heat = "/heat"
    case curves = "/fitness/curves"
}
