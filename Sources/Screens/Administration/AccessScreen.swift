import Localizations
import Measures

/// Devices and programs with access, and forms to grant or withdraw it.
public struct AccessScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    /// New token, which is shown only once.
    public var made: NewToken?
    public var actionResult: String?
    /// Nil when nothing can be undone.
    public var undo: String?
    /// Whether the page asks for confirmation to accept a withdrawn token again; `undo` is then the confirmation.
    public var asksToRestore = false
    public var formTitle: String
    public var name: FormField
    public var days: FormField
    public var scopesTitle: String
    public var scopes: [FormField]
    /// Shown when no scope is chosen.
    public var scopesProblem: String?
    public var nameLimit: Int
    public var make: String
    public var listTitle: String
    public var none: String
    public var rows: [Row]
    public var sessions: Sessions

    public struct NewToken: Equatable, Sendable {
        public var title: String
        public var token: String
        public var note: String
        /// Links that set up Health Auto Export with the token, and how to use them.
        public var setupTitle: String
        public var setup: [Setup]
        public var setupNote: String
        /// How a workout is sent as soon as it ends.
        public var shortcutNote: String

        public struct Setup: Equatable, Sendable {
            public var label: String
            public var link: HealthAutoExportLink
            /// The link for the phone's camera; nil for a link that is too long.
            public var code: QRCode?
            public var codeLabel: String
        }
    }

    /// Result of withdrawing or restoring a token.
    public enum Outcome: Equatable, Sendable {
        case withdrawn(canUndo: Bool)
        case restored
        /// The token cannot be restored, because the key that signed it was deleted.
        case keyMissing
    }

    public struct Row: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var withdraw: String
        public var withdrawSpoken: String
    }

    /// - Parameters:
    ///   - form: submitted form for a new token.
    ///   - given: tokens in the order of display.
    ///   - made: new token, after the form was submitted.
    ///   - push: where Health Auto Export sends its data: the server's origin and the path.
    ///   - cursor: text of the cursor of the newest record; nil while there is none.
    ///   - outcome: result of withdrawing or restoring a token.
    ///   - sessions: signed-in browsers in the order of display.
    ///   - isSessionEnded: whether a session was just ended.
    ///   - restoring: withdrawn token that is accepted again after the athlete's confirmation.
    ///   - context: display context: language, units and current time.
    public init(
        _ form: AccessForm = AccessForm(), given: [IssuedToken],
        made: MadeToken? = nil,
        push: (server: String, path: String) = ("", ""), cursor: String? = nil, outcome: Outcome? = nil,
        sessions: [BrowserSession] = [], isSessionEnded: Bool = false, restoring: IssuedToken? = nil,
        context: DisplayContext
    ) {
        title = context.say(.accessTitle)
        lead = context.say(.accessLead)
        backLabel = context.say(.backToSettings)
        switch outcome {
        case .withdrawn(let canUndo):
            actionResult = context.say(.accessWithdrawn)
            undo = canUndo ? context.say(.undo) : nil
        case .restored: actionResult = context.say(.editUndone)
        case .keyMissing: actionResult = context.say(.accessKeyGone)
        case nil: actionResult = isSessionEnded ? context.say(.sessionEnded) : nil
        }
        self.sessions = Sessions(sessions, context)
        formTitle = context.say(.accessNew)
        make = context.say(.accessMake)
        listTitle = context.say(.accessList)
        none = context.say(.accessNone)
        nameLimit = AccessForm.nameLimit
        func called(_ name: String) -> String { name.isEmpty ? context.say(.accessUnnamed) : name }
        if let restoring {
            asksToRestore = true
            actionResult = context.say(.accessRestoreAsk(tokenName: called(restoring.name)))
            undo = context.say(.accessRestore)
        }
        self.made = made.map {
            let token = $0.token
            return NewToken(
                title: context.say(.accessMade(tokenName: called($0.name))), token: token,
                note: context.say($0.refreshes ? .accessOnceForApp : .accessOnce),
                setupTitle: context.say(.originHealthAutoExport),
                // Without the scope, what the app sends would be refused; and it cannot refresh a token.
                setup: !$0.scopes.contains(.importing) || $0.refreshes
                    ? []
                    : [(HealthAutoExportLink.Content.workouts, Phrase.accessSetupWorkouts), (.dailyValues, .accessSetupDaily)]
                        .map {
                            content, label in
                            let link = HealthAutoExportLink(
                                content, server: push.server, path: push.path, token: token, name: "Hearth: " + context.say(label)
                            )
                            return .init(
                                label: context.say(label), link: link, code: QRCode(link.address),
                                codeLabel: context.say(.accessSetupCode(link: context.say(label))))
                        }, setupNote: context.say(.accessSetupNote(server: push.server)),
                shortcutNote: context.say(.accessSetupShortcut))
        }
        scopesTitle = context.say(.scopesTitle)
        scopes = AccessScope.allCases.map {
            FormField(
                name: AccessForm.field(of: $0), label: context.say($0.phrase), hint: "",
                value: form.scopes.contains($0) ? "1" : "",
                entry: .box)
        }
        scopesProblem = form.isUseless ? context.say(.scopesNone) : nil
        name = FormField(
            name: AccessForm.nameField, label: context.say(.accessNameLabel), hint: context.say(.accessNameHint),
            value: form.name,
            problem: form.isTooLong ? context.say(.accessTooLong(limit: context.number(AccessForm.nameLimit))) : nil)
        var options: [FilterForm.Select.Option] = []
        for (count, phrase) in zip(AccessForm.choices, [Phrase.accessThirty, .ninetyDays, .accessYear, .accessRefreshes]) {
            options.append(.init(value: "\(count)", label: context.say(phrase), isChosen: count == form.days))
        }
        days = FormField(
            name: AccessForm.daysField, label: context.say(.accessDays), hint: context.say(.accessDaysHint), options: options)
        rows = []
        for token in given {
            let name = called(token.name)
            let end = AccessScreen.day(token.expires, context)
            let scopes = token.scopes.map { context.say($0.phrase) }
            var parts = [
                scopes.isEmpty ? context.say(.scopesNothing) : scopes.joined(separator: ", "),
                context.say(.accessMadeOn(day: AccessScreen.day(token.made, context))),
                context.say(AccessScreen.ending(of: token, on: end, context)),
                token.used.map { context.say(.accessUsed(timeAgo: context.ago($0))) } ?? context.say(.accessNeverUsed),
            ]
            if let receipt = token.receipt { parts.append(AccessScreen.progress(receipt, cursor, context)) }
            rows.append(
                Row(
                    id: token.id, name: name, text: parts.joined(separator: " · "), withdraw: context.say(.accessWithdraw),
                    withdrawSpoken: context.say(.accessWithdrawSpoken(tokenName: name))))
        }
    }

    private static func ending(of token: IssuedToken, on end: String, _ context: DisplayContext) -> Phrase {
        guard token.expires > context.now else { return .accessEnded(day: end) }
        return token.refresh == nil ? .accessEnds(day: end) : .accessEndsUnused(day: end)
    }

    private static func progress(_ receipt: DeviceReceipt, _ cursor: String?, _ context: DisplayContext) -> String {
        if receipt.cursor == cursor { return context.say(.accessUpToDate) }
        guard let complete = receipt.complete else { return context.say(.accessBehind) }
        return context.say(.accessUpToDateAsOf(timeAgo: context.ago(complete)))
    }

    static func day(_ moment: Moment, _ context: DisplayContext) -> String {
        Day(of: moment, at: context.offset).map { context.shortDate($0) } ?? "–"
    }
}
