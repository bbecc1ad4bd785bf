import Markup
import Screens

/// A part of a page that fetches itself anew when the server says that its topic changed. Without script it simply stays.
struct LiveRegion: Component {
    var source: String
    var topic: String
    /// What is shown is older than it could be: fetch as soon as the browser is idle.
    var isStale = false
    /// It changes every second, so that it is swapped at once and not faded.
    var isPlain = false
    /// Said when it could not be fetched, with `{0}` for the time since which it is as it is.
    var failure: String
    var content: HTML

    var body: HTML {
        tag(
            "live-region", Attribute("src", source), Attribute("events", "/events"), Attribute("topic", topic),
            isStale ? Attribute("stale") : nil, isPlain ? Attribute("plain") : nil, .data("failed", failure)
        ) { content }
    }
}
