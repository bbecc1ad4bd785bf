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

    public init(done: Int, total: Int, route: Route, reader: Reader) {
        title = reader.say(.renewalTitle)
        text = reader.say(.renewalText)
        percent = total > 0 ? Int(min(1, max(0, Double(done) / Double(total))) * 100) : 0
        count = Phrase.renewalCount(count: total, done: reader.number(done)).text(reader.language)
        refresh = reader.say(.renewalRefresh)
        self.route = route
    }

    /// The same message for a terminal.
    public static func sentence(done: Int, total: Int, _ language: Language) -> String {
        Phrase.renewalLine(done: language.number(done), total: language.number(total)).text(language)
    }
}
