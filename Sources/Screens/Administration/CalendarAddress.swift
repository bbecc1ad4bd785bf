import Localizations
public import Measures

extension SettingsScreen {
    /// The card of the calendar under which the plan can be subscribed to.
    public struct Calendar: Equatable, Sendable {
        public var title: String
        public var lead: String
        public var message: Message?
        /// The new address, which is shown only once.
        public var made: Made?
        /// Since when there is an address; nil without one.
        public var state: String?
        public var how: String
        /// Creates an address, or a new one.
        public var renew: String
        /// What a new address ends; nil without one that could end.
        public var renewCaution: String?
        /// Nil without an address.
        public var remove: String?
        public var removeCaution: String

        public struct Made: Equatable, Sendable {
            public var note: String
            public var address: String
            public var subscribe: String
            public var link: String
        }

        /// - Parameters:
        ///   - since: when the current address was created; nil without one.
        ///   - made: server (`https://hearth.example`) and path of a new address.
        ///   - isRemoved: whether the page follows the removal.
        ///   - context: display context: language, units and current time.
        public init(
            since: Moment?, made: (server: String, path: String)? = nil, isRemoved: Bool = false, _ context: DisplayContext
        ) {
            title = context.say(.calendarTitle)
            lead = context.say(.calendarLead)
            how = context.say(.calendarHow)
            if let since, let day = Day(of: since, at: context.offset) {
                state = context.say(.calendarSince(day: context.longDate(day)))
            }
            renew = context.say(since == nil ? .calendarMake : .calendarRenew)
            renewCaution = since == nil ? nil : context.say(.calendarRenewCaution)
            remove = since == nil ? nil : context.say(.calendarRemove)
            removeCaution = context.say(.calendarRemoveCaution)
            if isRemoved { message = Message(context.say(.calendarRemoved)) }
            self.made = made.map {
                Made(
                    note: context.say(.calendarMade), address: $0.server + $0.path,
                    subscribe: context.say(.calendarSubscribe),
                    link: "webcal:" + $0.server.drop { $0 != "/" } + $0.path)
            }
        }
    }
}
