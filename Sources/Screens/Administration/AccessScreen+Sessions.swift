import Localizations
public import Measures

/// A browser that is signed in, as the page lists it.
public struct BrowserSession: Equatable, Sendable {
    public var id: String
    /// Browser and system; empty if unknown.
    public var device: String
    public var began: Moment
    public var used: Moment
    public var ends: Moment
    /// Whether it is the browser that shows the page.
    public var isCurrent: Bool

    public init(id: String, device: String, began: Moment, used: Moment, ends: Moment, isCurrent: Bool) {
        self.id = id
        self.device = device
        self.began = began
        self.used = used
        self.ends = ends
        self.isCurrent = isCurrent
    }
}

extension AccessScreen {
    /// Browsers that are signed in.
    public struct Sessions: Equatable, Sendable {
        public var title: String
        public var lead: String
        public var rows: [Row]
        /// Label of the button that ends all others; nil when there is no other.
        public var endOthers: String?
        /// Link to the page that connects a phone.
        public var pair: EmptyState.Link

        public struct Row: Equatable, Sendable {
            public var id: String
            public var name: String
            public var text: String
            public var isCurrent: Bool
            public var end: String
            public var endSpoken: String
        }

        init(_ sessions: [BrowserSession], _ context: DisplayContext) {
            title = context.say(.sessionsTitle)
            pair = .init(label: context.say(.pairTitle), route: .pairing)
            lead = context.say(.sessionsLead(command: SignInScreen.command))
            endOthers = sessions.contains { !$0.isCurrent } ? context.say(.sessionsEndOthers) : nil
            rows = sessions.map { session in
                let name = session.device.isEmpty ? context.say(.sessionUnknown) : session.device
                let parts = [
                    session.isCurrent ? context.say(.sessionThis) : context.say(.accessUsed(timeAgo: context.ago(session.used))),
                    context.say(.sessionBegan(day: AccessScreen.day(session.began, context))),
                    context.say(.accessEnds(day: AccessScreen.day(session.ends, context))),
                ]
                return Row(
                    id: session.id, name: name, text: parts.joined(separator: " · "), isCurrent: session.isCurrent,
                    end: context.say(session.isCurrent ? .signOut : .sessionEnd),
                    endSpoken: session.isCurrent ? context.say(.signOut) : context.say(.sessionEndSpoken(device: name)))
            }
        }
    }
}
