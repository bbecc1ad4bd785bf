/// Addresses that a browser may request while it looks at another athlete's training, all of them with GET. It is the only list of them.
///
/// A page belongs in the list only if it changes nothing, and if it shows positions through `Journal.activity` and `Journal.routes` alone,
/// which leave out privacy zones.
public enum ObservedRoutes {
    public static let pages: [RoutePattern] = [
        .today, .activities, .activity, .columns, .recordedColumns, .weather, .fitness, .curves, .load, .heat, .heatClasses,
        .heatTrends, .heatAnalysis, .trends, .routes, .report, .plan, .planDay, .races, .race, .routines, .routine, .routineDay,
        .models, .model,
    ]

    /// Patterns of the router: the pages, their parts, and what they load.
    public static let patterns: Set<String> = Set(
        pages.map { $0.rawValue } + pages.map { Route.part(of: $0.rawValue) }
            + [Route.Target.routesPicture, .findPart, .shortcutsPart, .renewalPart].map { $0.path })

    /// Whether a link leads to one of the pages.
    /// - Parameter path: path of this server, with or without a query.
    public static func permits(_ path: String) -> Bool {
        guard let pattern = RoutePattern(path: path) else { return false }
        return pages.contains(pattern)
    }
}

extension RoutePattern {
    /// Finds the page of an address; nil for an address without a page.
    /// - Parameter path: path with or without a query.
    init?(path: String) {
        let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
        func matches(_ pattern: RoutePattern) -> Bool {
            let wanted = pattern.rawValue.split(separator: "/", omittingEmptySubsequences: false)
            return wanted.count == parts.count && zip(wanted, parts).allSatisfy { $0.hasPrefix("{") ? !$1.isEmpty : $0 == $1 }
        }
        func variables(_ pattern: RoutePattern) -> Int { pattern.rawValue.utf8.count { $0 == UInt8(ascii: "{") } }
        let found = RoutePattern.allCases.filter(matches).min { variables($0) < variables($1) }
        guard let found else { return nil }
        self = found
    }
}
