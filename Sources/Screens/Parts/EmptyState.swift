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

        public init(_ context: DisplayContext) {
            label = context.say(.demoMoveIn)
            note = context.say(.demoNote)
        }
    }

    public struct Link: Equatable, Sendable {
        public var label: String
        public var route: Route
    }

    /// Placeholder for an empty journal.
    public static func noActivities(_ context: DisplayContext) -> EmptyState {
        EmptyState(
            symbol: .flame, title: context.say(.emptyTitle), text: context.say(.emptyJournal),
            link: .init(label: context.say(.bringYours), route: .importing), demo: .init(context))
    }

    /// Placeholder for a day before the first activity.
    public static func beforeFirstActivity(on first: Day, _ context: DisplayContext) -> EmptyState {
        EmptyState(
            symbol: .clock, title: context.say(.nothingByThen),
            text: context.say(.firstActivityOn(date: context.longDate(first))),
            link: .init(label: context.say(.goToDay(date: context.shortDate(first))), route: .day(first)))
    }
}

/// Page for an error.
public struct ErrorScreen: Equatable, Sendable {
    public var state: EmptyState
    /// Time of the last update, with `{0}` for a time that only the browser knows.
    public var lastFresh: String?
    /// Label of the button that requests the page again.
    public var again: String?

    public static func notFound(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .search, .notFoundTitle, context.say(.notFoundText))
    }

    /// The request is invalid: a malformed address or form.
    public static func refused(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .refusedTitle, context.say(.refusedText))
    }

    /// Internal error; the log has details under the id `request`.
    public static func broken(request: String, _ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .brokenTitle, context.say(.brokenText(requestID: request)))
    }

    /// The limit of concurrent exports is reached.
    public static func busy(_ context: DisplayContext) -> ErrorScreen {
        var screen = ErrorScreen(context, .clock, .busyTitle, context.say(.busyText))
        screen.again = context.say(.importAgain)
        return screen
    }

    /// A browser asked for too many changes in a short time.
    public static func tooFast(_ context: DisplayContext) -> ErrorScreen {
        var screen = ErrorScreen(context, .clock, .tooFastTitle, context.say(.tooFastText))
        screen.again = context.say(.importAgain)
        return screen
    }

    /// The database is damaged: what is safe, and what to do.
    public static func damaged(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .damagedTitle, context.say(.damagedText))
    }

    /// The data folder is read-only: everything can be read, and nothing saved.
    public static func readOnly(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .readOnlyTitle, context.say(.readOnlyText))
    }

    /// A change in a demonstration, which can only be read.
    public static func demonstration(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .flame, .demonstrationTitle, context.say(.demonstrationText))
    }

    /// What is closed while the user looks at another athlete's training.
    public static func observing(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .observingTitle, context.say(.observingText))
    }

    /// The access to another athlete's training ended. The bar above the page leads back to the user's own.
    public static func observingEnded(_ context: DisplayContext) -> ErrorScreen {
        var screen = ErrorScreen(context, .clock, .observingEndedTitle, context.say(.observingEndedText))
        screen.state.link = nil
        return screen
    }

    public static func diskFull(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .warning, .diskFullTitle, context.say(.diskFullText))
    }

    public static func offline(_ context: DisplayContext) -> ErrorScreen {
        var screen = ErrorScreen(context, .globe, .offlineTitle, context.say(.offlineText))
        screen.lastFresh = context.say(.offlineFresh(time: "{0}"))
        screen.again = context.say(.importAgain)
        // Today would not respond either.
        screen.state.link = nil
        return screen
    }

    /// All data was deleted, as requested.
    public static func deleted(_ context: DisplayContext) -> ErrorScreen {
        ErrorScreen(context, .success, .deletionDone, context.say(.deletionDoneText))
    }

    private init(_ context: DisplayContext, _ symbol: Symbol, _ title: Phrase, _ text: String) {
        state = EmptyState(
            symbol: symbol, title: context.say(title), text: text,
            link: .init(label: context.say(.backToToday), route: .today))
    }
}
