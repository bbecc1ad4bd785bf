import Localizations
public import Measures

/// Placeholder for missing data, with what would provide it.
public struct EmptyState: Equatable, Sendable {
    public var symbol: Symbol
    public var title: String
    public var text: String
    public var link: Link?
    /// Button that creates the demo athlete; nil unless the journal is empty.
    public var demo: Demo?

    public struct Demo: Equatable, Sendable {
        public var label: String
        /// How to remove the demo athlete again.
        public var note: String

        public init(_ reader: Reader) {
            label = reader.say(.demoMoveIn)
            note = reader.say(.demoNote)
        }
    }

    public struct Link: Equatable, Sendable {
        public var label: String
        public var route: Route
    }

    /// Placeholder for an empty journal.
    public static func noActivities(_ reader: Reader) -> EmptyState {
        EmptyState(
            symbol: .flame, title: reader.say(.emptyTitle), text: reader.say(.emptyHouse),
            link: .init(label: reader.say(.bringYours), route: .importing), demo: .init(reader))
    }

    /// Placeholder for a day before the first activity.
    public static func beforeFirstActivity(on first: Day, _ reader: Reader) -> EmptyState {
        EmptyState(
            symbol: .clock, title: reader.say(.nothingByThen), text: reader.say(.firstActivityOn(date: reader.longDate(first))),
            link: .init(label: reader.say(.goToDay(date: reader.shortDate(first))), route: .day(first)))
    }
}

/// Page for an error.
public struct ErrorScreen: Equatable, Sendable {
    public var state: EmptyState
    /// Time of the last update, with `{0}` for a time that only the browser knows.
    public var lastFresh: String?
    /// Label of the button that requests the page again.
    public var again: String?

    public static func notFound(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .search, .notFoundTitle, reader.say(.notFoundText))
    }

    /// The request is invalid: a malformed address or form.
    public static func refused(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .refusedTitle, reader.say(.refusedText))
    }

    /// Internal error; the log has details under the id `request`.
    public static func broken(request: String, _ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .brokenTitle, reader.say(.brokenText(requestID: request)))
    }

    /// The limit of concurrent exports is reached.
    public static func busy(_ reader: Reader) -> ErrorScreen {
        var screen = ErrorScreen(reader, .clock, .busyTitle, reader.say(.busyText))
        screen.again = reader.say(.importAgain)
        return screen
    }

    /// The database is damaged: what is safe, and what to do.
    public static func damaged(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .damagedTitle, reader.say(.damagedText))
    }

    /// The data folder is read-only: everything can be read, and nothing saved.
    public static func readOnly(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .readOnlyTitle, reader.say(.readOnlyText))
    }

    public static func diskFull(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .diskFullTitle, reader.say(.diskFullText))
    }

    public static func offline(_ reader: Reader) -> ErrorScreen {
        var screen = ErrorScreen(reader, .globe, .offlineTitle, reader.say(.offlineText))
        screen.lastFresh = reader.say(.offlineFresh(time: "{0}"))
        screen.again = reader.say(.importAgain)
        // Today would not respond either.
        screen.state.link = nil
        return screen
    }

    /// All data was deleted, as requested.
    public static func deleted(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .success, .deletionDone, reader.say(.deletionDoneText))
    }

    private init(_ reader: Reader, _ symbol: Symbol, _ title: Phrase, _ text: String) {
        state = EmptyState(
            symbol: symbol, title: reader.say(title), text: text,
            link: .init(label: reader.say(.backToToday), route: .today))
    }
}
