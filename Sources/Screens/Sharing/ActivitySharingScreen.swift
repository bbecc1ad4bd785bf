import Localizations
public import Measures
public import Training

/// Form that shares one activity, with its links; a subpage of the activity.
public struct ActivitySharingScreen: Equatable, Sendable {
    public var title: String
    /// Title of the activity.
    public var above: String
    public var back: Route
    public var backLabel: String
    /// Target of the form.
    public var route: Route
    /// New link, which is shown only once.
    public var made: Made?
    /// Message about the last change, or about a refused one.
    public var notice: String?
    public var isProblem: Bool
    public var lead: String
    public var days: FormField
    public var boxesTitle: String
    public var boxes: [FormField]
    public var always: String
    public var zones: String
    public var manage: EmptyState.Link
    public var make: String
    public var list: SharedLinkList
    /// Form that adds a zone around an end of the activity; nil without positions.
    public var hide: Hide?
    /// Target of that form.
    public var hidePath: String

    public struct Made: Equatable, Sendable {
        public var title: String
        public var address: String
        public var note: String
    }

    public struct Hide: Equatable, Sendable {
        public var title: String
        public var radius: FormField
        public var buttons: [Button]

        public struct Button: Equatable, Sendable {
            public var value: String
            public var label: String
        }
    }

    /// Outcome of the last form. Raw values are parameters of the address.
    public enum Change: String, Sendable {
        case zone, revoked, full

        public static let parameter = "change"
    }

    /// - Parameters:
    ///   - activity: id of the activity.
    ///   - name: its title, in the user's language.
    ///   - form: form of a new link.
    ///   - shares: all links of the athlete.
    ///   - zoneCount: number of privacy zones.
    ///   - hasRoute: whether the activity has positions.
    ///   - address: address of a new link, which is shown once.
    ///   - change: last change.
    ///   - now: the server's real time.
    ///   - context: display context: language, units and current time.
    public init(
        activity: String, name: String, form: ShareForm = ShareForm(), shares: [ActivityShare], zoneCount: Int, hasRoute: Bool,
        address: String? = nil, change: Change? = nil, at now: Moment, context: DisplayContext
    ) {
        title = context.say(.shareTitle)
        above = name
        back = .activity(activity)
        backLabel = context.say(.backToActivity)
        route = .sharingActivity(activity)
        made = address.map { Made(title: context.say(.shareMade), address: $0, note: context.say(.shareMadeNote)) }
        isProblem = change == .full
        switch change {
        case .zone: notice = context.say(.privacyZoneAdded)
        case .revoked: notice = context.say(.shareRevoked)
        case .full: notice = context.say(.shareFull(limit: context.number(Double(ActivityShare.limit))))
        case nil: notice = nil
        }
        lead = context.say(.shareLead)
        days = FormField(
            name: ShareForm.Field.days.rawValue, label: context.say(.shareEnds), hint: "",
            options: zip(ShareForm.choices, [Phrase.shareWeek, .shareMonth, .shareForever]).map {
                .init(value: "\($0)", label: context.say($1), isChosen: $0 == form.days ?? 0)
            })
        boxesTitle = context.say(.shareShows)
        let content = form.content
        var offered: [(ShareForm.Field, Phrase, Bool)] = [
            (.heartRate, .heartRate, content.heartRate), (.note, .shareNote, content.note),
        ]
        if hasRoute { offered.append((.file, .shareFile, content.file)) }
        boxes = offered.map {
            FormField(name: $0.0.rawValue, label: context.say($0.1), hint: "", value: $0.2 ? "1" : "", entry: .box)
        }
        always = context.say(.shareShowsAlways)
        zones = context.say(zoneCount == 0 ? .privacyZonesNone : .shareZonesApply(count: zoneCount))
        manage = .init(label: context.say(.shareZonesManage), route: .sharing)
        make = context.say(.shareMake)
        list = SharedLinkList(shares, ofActivity: activity, at: now, context)
        hidePath = Route.hideEnd(of: activity)
        if hasRoute, zoneCount < PrivacyZone.limit {
            hide = Hide(
                title: context.say(.privacyZoneHere), radius: SharingScreen.radiusField(PrivacyZone.usualRadius, context),
                buttons: [
                    .init(value: PrivacyZoneForm.End.start.rawValue, label: context.say(.privacyZoneAtStart)),
                    .init(value: PrivacyZoneForm.End.finish.rawValue, label: context.say(.privacyZoneAtFinish)),
                ])
        }
    }
}
