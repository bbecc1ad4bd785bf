import Localizations
public import Measures
public import Training

/// Privacy zones, links and observers of an athlete; a subpage of Settings.
public struct SharingScreen: Equatable, Sendable {
    public var title: String
    public var backLabel: String
    public var notice: Notice?
    public var zonesTitle: String
    public var zonesLead: String
    public var zonesNone: String
    public var zones: [Zone]
    public var fields: [FormField]
    public var add: String
    /// Message when there can be no further zone.
    public var full: String?
    public var linksTitle: String
    public var linksNone: String
    public var links: [SharedLink]
    public var observers: ObserverList
    /// Nil while no athlete lets the user look.
    public var observed: ObservedList?

    public struct Notice: Equatable, Sendable {
        public var text: String
        /// Label of the button that undoes the change; nil when it cannot be undone.
        public var undo: String?
    }

    public struct Zone: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var remove: String
        public var removeSpoken: String
    }

    /// Last change of the zones or links. The raw value is a parameter of the address.
    public enum Change: String, Sendable {
        case added, removed, restored, revoked
        case observerAdded = "person-added"
        case observerRevoked = "person-revoked"

        public static let parameter = "change"

        public var path: String { Route.sharing.path + "?" + Change.parameter + "=" + rawValue }
    }

    /// Name of the field with the id of a zone.
    public static let zoneField = "zone"

    /// - Parameters:
    ///   - zones: privacy zones in the athlete's order.
    ///   - shares: links, the newest first.
    ///   - titles: titles of activities by their ids, in the user's language.
    ///   - form: form of a new zone, possibly with flaws.
    ///   - observers: people who may look at the athlete's training.
    ///   - observed: athletes whose training the user may look at; nil without one.
    ///   - change: last change.
    ///   - canUndo: whether the last removal of a zone can be undone.
    ///   - now: the server's real time, which decides about the end of links.
    ///   - context: display context: language, units and current time.
    public init(
        zones: [PrivacyZone], shares: [ActivityShare], titles: [String: String], form: PrivacyZoneForm = PrivacyZoneForm(),
        observers: ObserverList, observed: ObservedList? = nil, change: Change? = nil, canUndo: Bool = false, at now: Moment,
        context: DisplayContext
    ) {
        title = context.say(.sharingTitle)
        backLabel = context.say(.backToSettings)
        self.observers = observers
        self.observed = observed
        switch change {
        case .added: notice = Notice(text: context.say(.privacyZoneAdded))
        case .removed: notice = Notice(text: context.say(.privacyZoneRemoved), undo: canUndo ? context.say(.undo) : nil)
        case .restored: notice = Notice(text: context.say(.editUndone))
        case .revoked: notice = Notice(text: context.say(.shareRevoked))
        case .observerAdded: notice = Notice(text: context.say(.observerAdded))
        case .observerRevoked: notice = Notice(text: context.say(.observerRevoked))
        case nil: notice = nil
        }
        zonesTitle = context.say(.privacyZonesTitle)
        zonesLead = context.say(.privacyZonesLead)
        zonesNone = context.say(.privacyZonesNone)
        add = context.say(.privacyZoneAdd)
        full =
            zones.count < PrivacyZone.limit
            ? nil : context.say(.privacyZoneFull(limit: context.number(Double(PrivacyZone.limit))))
        self.zones = zones.map { zone in
            let name = zone.name.isEmpty ? context.say(.privacyZoneUnnamed) : zone.name
            return Zone(
                id: zone.id.text, name: name,
                text: context.say(
                    .privacyZoneArea(radius: SharingScreen.radius(zone.radius, context), place: SharingScreen.text(zone.place))),
                remove: context.say(.privacyZoneRemove), removeSpoken: context.say(.privacyZoneRemoveSpoken(zone: name)))
        }
        fields = [
            FormField(
                name: PrivacyZoneForm.Field.name.rawValue, label: context.say(.privacyZoneName),
                hint: context.say(.privacyZoneNameHint), value: form.name,
                problem: form.flaws[.name].map { _ in
                    context.say(.accessTooLong(limit: context.number(Double(PrivacyZone.nameLimit))))
                }),
            FormField(
                name: PrivacyZoneForm.Field.place.rawValue, label: context.say(.privacyZonePlace),
                hint: context.say(.privacyZonePlaceHint), value: form.placeText,
                problem: form.flaws[.place].map { _ in context.say(.privacyZonePlaceWrong) }),
            SharingScreen.radiusField(form.radius, context),
        ]
        linksTitle = context.say(.linksTitle)
        linksNone = context.say(.linksNone)
        links = shares.map { SharedLink($0, title: titles[$0.activity], isOnOwnPage: false, at: now, context) }
    }

    /// Choice of a radius.
    static func radiusField(_ chosen: Int, _ context: DisplayContext) -> FormField {
        FormField(
            name: PrivacyZoneForm.Field.radius.rawValue, label: context.say(.privacyZoneRadius),
            hint: context.say(.privacyZoneRadiusHint),
            options: PrivacyZone.choices.map {
                .init(value: "\($0)", label: radius(Double($0), context), isChosen: $0 == chosen)
            })
    }

    private static func radius(_ metres: Double, _ context: DisplayContext) -> String { context.height(metres).text }

    /// `25.03300, 121.56540`: the notation of map programs, the same in all languages.
    private static func text(_ place: Coordinate) -> String {
        let degrees = [place.latitude, place.longitude].map { value in
            let scaled = Int((abs(value) * 100_000).rounded(.toNearestOrAwayFromZero))
            let fraction = String(scaled % 100_000)
            return (value < 0 ? "-" : "") + "\(scaled / 100_000)." + String(repeating: "0", count: 5 - fraction.utf8.count)
                + fraction
        }
        return degrees.joined(separator: ", ")
    }
}
