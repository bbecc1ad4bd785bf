public import Localizations

/// Placeholder page while figures are being computed, with the progress and the reason. It never shows partial figures.
public struct RenewalScreen: Equatable, Sendable {
    public var title: String
    public var text: String
    /// 0…100.
    public var percent: Int
    public var count: String
    public var refresh: String
    /// Requested page.
    public var route: Route

    public init(done: Int, total: Int, route: Route, context: DisplayContext) {
        title = context.say(.renewalTitle)
        text = context.say(.renewalText)
        percent = total > 0 ? Int(min(1, max(0, Double(done) / Double(total))) * 100) : 0
        count = Phrase.renewalCount(count: total, done: context.number(done)).text(context.language)
        refresh = context.say(.renewalRefresh)
        self.route = route
    }

    /// The same message for a terminal.
    public static func sentence(done: Int, total: Int, _ language: Language) -> String {
        Phrase.renewalLine(done: language.number(done), total: language.number(total)).text(language)
    }
}
