import Localizations
public import Measures

/// Says when the last data were, once they are too old for most of what is told about today.
public enum OldNews {
    /// Days without an activity that still count as now.
    static let fresh = 7

    /// Nil while the last activity is of this week, or there is none.
    public static func text(lastActivity day: Day?, _ reader: Reader) -> String? {
        guard let day, reader.today - day > fresh else { return nil }
        return reader.say(.oldNews(date: reader.longDate(day)))
    }
}
