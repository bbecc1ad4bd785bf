public import Markup
import Screens

extension HTML {
    /// The content as an observer sees it: without forms that change something, without links to pages that are closed, and without what
    /// offers the content to other programs. What only surrounded them is removed too.
    ///
    /// It keeps the pages tidy. What may be requested is decided by the server, with `ObservedRoutes`.
    public var readOnly: HTML { reduced.html }

    private var reduced: (html: HTML, isReduced: Bool) {
        switch self {
        case .text, .trusted: return (self, false)
        case .group(let parts):
            let reduced = parts.map { $0.reduced }
            return (.group(reduced.map { $0.html }), reduced.contains { $0.isReduced })
        case .element(let name, let attributes, let content):
            func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
            if name == "form", value("method") == "post" { return (.nothing, true) }
            if name == "button", value("data-share") != nil || value("data-picture") != nil { return (.nothing, true) }
            if name == "a", let path = value("href"), path.hasPrefix("/"), !ObservedRoutes.permits(path) {
                // A link within a sentence leaves its words behind.
                return value("class") == nil ? (content, true) : (.nothing, true)
            }
            var attributes = attributes
            // The stream of changes is closed to observers.
            if name == "live-region" { attributes.removeAll { $0.name == "events" } }
            let (inner, isReduced) = content.reduced
            let isSpare = isReduced && HTML.wrappers.contains(name) && !inner.hasContent
            return isSpare ? (.nothing, true) : (.element(name, attributes, inner), isReduced)
        }
    }

    /// Elements that are removed with their only content.
    private static let wrappers: Set<String> = ["p", "div", "li", "ul", "ol", "nav", "section", "article", "details", "fieldset"]
    /// Elements that name a content and are none.
    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "summary", "legend"]

    private var hasContent: Bool {
        switch self {
        case .text(let text): text.contains { !$0.isWhitespace }
        // An icon.
        case .trusted: false
        case .group(let parts): parts.contains { $0.hasContent }
        case .element(let name, _, let content):
            ["svg", "img", "input", "select"].contains(name) || !HTML.headings.contains(name) && content.hasContent
        }
    }
}
