import Localizations
public import Measures

/// Notice with the date of the last data, if it is too old for most statements about today.
public enum StaleNotice {
    /// Days without an activity that still count as current.
    static let fresh = 7

    /// Nil if the last activity is less than a week old, or if there is none.
    public static func text(lastActivity day: Day?, _ context: DisplayContext) -> String? {
        guard let day, context.today - day > fresh else { return nil }
        return context.say(.oldNews(date: context.longDate(day)))
    }
}
