public import Markup
public import Screens

/// Page with a live region. The whole page is at its address, and the region alone is below `/partials`.
public protocol LivePage: Component {
    /// Content below `/partials`: everything that depends on insights.
    var region: HTML { get }
}

extension LivePage {
    /// Returns the address of the live region.
    ///
    /// - Parameter path: address of the page, with or without a query.
    public static func partPath(of path: String) -> String { Route.part(of: path) }

    /// The region, or the placeholder when there is no data yet.
    @HTMLBuilder public func part(in frame: SiteFrame) -> HTML {
        if let empty = frame.empty {
            PageHead(title: empty.title)
            tag("div", .class("card")) { empty.state }
        } else if frame.observing == nil {
            region
        } else {
            region.readOnly
        }
    }

    /// Wraps the region so that it can be refreshed.
    ///
    /// - Parameter path: address of the page.
    func live(at path: String, in frame: SiteFrame, isStale: Bool = false) -> HTML {
        LiveRegion(
            source: Self.partPath(of: path), topic: "insights", isStale: isStale, failure: frame.renewalFailed,
            content: part(in: frame)
        ).body
    }
}
