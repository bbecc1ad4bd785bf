public import Markup
public import Screens

/// A page whose figures renew themselves: it is whole at its address, and only what changes is below `/partials`.
public protocol LivePage: Component {
    /// What the address below `/partials` answers: everything that fresh insights change.
    var region: HTML { get }
}

extension LivePage {
    /// The address of the part that renews itself.
    ///
    /// - Parameter path: of the page, with or without a query.
    public static func partPath(of path: String) -> String {
        let isToday = path == Route.today.path || path.hasPrefix("/?")
        return "/partials" + (isToday ? "/today" + path.dropFirst() : path)
    }

    /// The region, or what stands in its place while nobody lives here.
    @HTMLBuilder public func part(in frame: SiteFrame) -> HTML {
        if let empty = frame.empty {
            PageHead(title: empty.title)
            tag("div", .class("card")) { empty.state }
        } else {
            region
        }
    }

    /// The region in its place.
    ///
    /// - Parameter path: of the page.
    func live(at path: String, in frame: SiteFrame, isStale: Bool = false) -> HTML {
        LiveRegion(
            source: Self.partPath(of: path), topic: "insights", isStale: isStale, failure: frame.renewalFailed,
            content: part(in: frame)
        ).body
    }
}
