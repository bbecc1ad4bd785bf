import Localizations
public import Measures

/// What is missing, and what would fill it.
public struct EmptyState: Equatable, Sendable {
    public var symbol: Symbol
    public var title: String
    public var text: String
    public var link: Link?
    /// Moves the demo athlete in, where nobody lives yet.
    public var demo: Demo?

    public struct Demo: Equatable, Sendable {
        public var label: String
        /// How to be rid of them again.
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

    /// The house is empty.
    public static func noActivities(_ reader: Reader) -> EmptyState {
        EmptyState(
            symbol: .flame, title: reader.say(.emptyTitle), text: reader.say(.emptyHouse),
            link: .init(label: reader.say(.bringYours), route: .importing), demo: .init(reader))
    }

    /// Somebody lives here, but came later than the day that is looked at.
    public static func beforeFirstActivity(on first: Day, _ reader: Reader) -> EmptyState {
        EmptyState(
            symbol: .clock, title: reader.say(.nothingByThen), text: reader.say(.firstActivityOn(date: reader.longDate(first))),
            link: .init(label: reader.say(.goToDay(date: reader.shortDate(first))), route: .day(first)))
    }
}

/// A page for what could not be shown.
public struct ErrorScreen: Equatable, Sendable {
    public var state: EmptyState
    /// Says when the pages were last fresh, with `{0}` for the moment that only the browser knows.
    public var lastFresh: String?
    /// What asks for the same page once more.
    public var again: String?

    public static func notFound(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .search, .notFoundTitle, reader.say(.notFoundText))
    }

    /// What was sent cannot be taken, whoever wrote the address or the form.
    public static func refused(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .refusedTitle, reader.say(.refusedText))
    }

    /// Our own mistake; `request` finds the details in the log.
    public static func broken(request: String, _ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .brokenTitle, reader.say(.brokenText(requestID: request)))
    }

    /// As many exports run as may run at once.
    public static func busy(_ reader: Reader) -> ErrorScreen {
        var screen = ErrorScreen(reader, .clock, .busyTitle, reader.say(.busyText))
        screen.again = reader.say(.importAgain)
        return screen
    }

    /// The database is damaged: what is safe, and what to do.
    public static func damaged(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .warning, .damagedTitle, reader.say(.damagedText))
    }

    /// Nothing can be saved, and everything can be read.
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
        // Today would not answer either.
        screen.state.link = nil
        return screen
    }

    /// Everything was deleted, as somebody wished.
    public static func deleted(_ reader: Reader) -> ErrorScreen {
        ErrorScreen(reader, .success, .deletionDone, reader.say(.deletionDoneText))
    }

    private init(_ reader: Reader, _ symbol: Symbol, _ title: Phrase, _ text: String) {
        state = EmptyState(
            symbol: symbol, title: reader.say(title), text: text,
            link: .init(label: reader.say(.backToToday), route: .today))
    }
}
