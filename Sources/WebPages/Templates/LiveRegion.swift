import Markup
import Screens

/// Part of a page that fetches itself again when the server reports a change of its topic. Without scripts it stays as it is.
struct LiveRegion: Component {
    var source: String
    var topic: String
    /// Whether newer content may exist: the browser then fetches it as soon as it is idle.
    var isStale = false
    /// Whether to swap new content at once instead of fading, because it changes every second.
    var isPlain = false
    /// Message after a failed fetch, with `{0}` for the time of the last success.
    var failure: String
    var content: HTML

    var body: HTML {
        tag(
            "live-region", Attribute("src", source), Attribute("events", Route.Target.events.path), Attribute("topic", topic),
            isStale ? Attribute("stale") : nil, isPlain ? Attribute("plain") : nil, .data("failed", failure)
        ) { content }
    }
}
