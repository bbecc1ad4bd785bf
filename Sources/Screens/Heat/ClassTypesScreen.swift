import Localizations
public import Measures
public import Training

/// The athlete's class types in their order, and those that are always offered.
public struct ClassTypesScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var back: Route
    public var backLabel: String
    public var add: EmptyState.Link
    public var ownTitle: String
    public var rows: [Row]
    /// Text in place of the rows when there are none.
    public var none: String
    public var builtInTitle: String
    public var builtInLead: String
    public var builtIn: [BuiltIn]
    public var notice: Notice?

    public struct Row: Equatable, Sendable {
        public var id: String
        public var symbol: Symbol
        public var name: String
        /// Sport and room.
        public var note: String
        /// Nil for the first row.
        public var up: String?
        /// Nil for the last row.
        public var down: String?
        public var change: EmptyState.Link
        public var changeSpoken: String
        public var remove: String
        public var removeSpoken: String
    }

    public struct BuiltIn: Equatable, Sendable {
        public var symbol: Symbol
        public var name: String
    }

    /// Message about the last change, shown once.
    public struct Notice: Equatable, Sendable {
        public var text: String
        /// Label of the button that undoes a removal.
        public var undo: String?
        public var id: String
    }

    /// - Parameters:
    ///   - list: the athlete's class types.
    ///   - change: last change, if the address states one.
    ///   - context: display context: language and temperature unit.
    public init(_ list: ClassTypeList, change: ClassTypeChange? = nil, context: DisplayContext) {
        title = context.say(.classTypesTitle)
        lead = context.say(.classTypesLead)
        back = .heat
        backLabel = context.say(.heatTitle)
        add = .init(label: context.say(.classTypeAdd), route: .classType(nil))
        ownTitle = context.say(.classTypesOwn)
        none = context.say(.classTypesNone)
        let types = list.current
        rows = types.indices.map { index in
            let type = types[index]
            let name = type.name.text
            return Row(
                id: type.id.text, symbol: Symbol(type), name: name, note: ClassTypesScreen.note(type, context),
                up: index > 0 ? context.say(.classTypeUpSpoken(name: name)) : nil,
                down: index < types.count - 1 ? context.say(.classTypeDownSpoken(name: name)) : nil,
                change: .init(label: context.say(.classTypeChange), route: .classType(type.id.text)),
                changeSpoken: context.say(.classTypeChangeSpoken(name: name)), remove: context.say(.classTypeRemove),
                removeSpoken: context.say(.classTypeRemoveSpoken(name: name)))
        }
        builtInTitle = context.say(.classTypesBuiltIn)
        builtInLead = context.say(.classTypesBuiltInLead)
        builtIn = ClassType.builtInOrder.map { BuiltIn(symbol: Symbol($0), name: context.classSport($0)) }
        notice = change.flatMap { ClassTypesScreen.notice($0, in: list, context) }
    }

    static func note(_ type: ClassType, _ context: DisplayContext) -> String {
        let room = type.defaultRoom.map { "\($0.degrees)\u{A0}" + ($0.isFahrenheit ? "°F" : "°C") }
        return [context.classSport(type.sport), room].compactMap { $0 }.joined(separator: " · ")
    }

    /// Nil if the list contradicts the change: an old address.
    private static func notice(_ change: ClassTypeChange, in list: ClassTypeList, _ context: DisplayContext) -> Notice? {
        guard let id = UniqueID(change.id), let entry = list.entries.first(where: { $0.type.id == id }),
            entry.isRemoved == (change.kind == .removed)
        else { return nil }
        let name = entry.type.name.text
        let text =
            switch change.kind {
            case .saved: context.say(.classTypeSaved(name: name))
            case .removed: context.say(.classTypeRemoved(name: name))
            case .restored: context.say(.classTypeRestored(name: name))
            }
        return Notice(text: text, undo: change.kind == .removed ? context.say(.undo) : nil, id: id.text)
    }
}

/// The last change of a class type, as an address states it.
public struct ClassTypeChange: Equatable, Sendable {
    /// Raw values are names of query fields, whose value is the id.
    public enum Kind: String, CaseIterable, Sendable { case saved, removed, restored }

    public var kind: Kind
    public var id: String

    public init(_ kind: Kind, _ id: UniqueID) {
        self.kind = kind
        self.id = id.text
    }

    /// Nil if the address states no change. `value` returns a query field.
    public init?(_ value: (String) -> String?) {
        for kind in Kind.allCases {
            guard let id = value(kind.rawValue) else { continue }
            self.kind = kind
            self.id = id
            return
        }
        return nil
    }

    /// Address of the page that shows the notice.
    public var path: String { Route.classTypes.path(saying: [kind.rawValue + "=" + PercentEncoding.escaped(id)]) }
}

extension DiaryScreen {
    public init(_ form: ClassTypeForm, context: DisplayContext) {
        title = context.say(form.id == nil ? .classTypeNew : .classTypeChangeSpoken(name: form.name))
        lead = context.say(.classTypesLead)
        back = .classTypes
        backLabel = context.say(.classTypesTitle)
        problem = form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        action = .classType(nil)
        let scale = form.room.scale ?? context.temperatures
        hidden = [Hidden(name: ClassTypeForm.Field.scale.rawValue, value: scale.rawValue)]
        if let id = form.id { hidden.append(Hidden(name: ClassTypeForm.Field.id.rawValue, value: id.text)) }
        save = context.say(.settingsSave)
        func flaw(_ field: ClassTypeForm.Field) -> String? {
            form.flaws[field].map { flaw in
                switch flaw {
                case .missing: context.say(.classTypeNameMissing)
                case .taken: context.say(.classTypeNameTaken)
                case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
                case .full(let limit): context.say(.classTypesFull(limit: context.number(limit)))
                case .room(let flaw): flaw.text(context)
                }
            }
        }
        let symbols =
            [FilterForm.Select.Option(value: "", label: context.say(.settingsNotSaid), isChosen: form.symbol == nil)]
            + ClassSymbol.allCases.map { .init(value: $0.rawValue, label: context.say($0.phrase), isChosen: $0 == form.symbol) }
        let sports = ClassType.builtInOrder.map { sport in
            FilterForm.Select.Option(
                value: sport.rawValue, label: context.classSport(sport), isChosen: sport == form.sport)
        }
        fields = [
            FormField(
                name: ClassTypeForm.Field.name.rawValue, label: context.say(.settingsName), hint: context.say(.classTypeNameHint),
                value: form.name, problem: flaw(.name)),
            FormField(
                name: ClassTypeForm.Field.sport.rawValue, label: context.say(.sportLabel),
                hint: context.say(.classTypeSportHint), options: sports),
            FormField(
                name: ClassTypeForm.Field.room.rawValue, label: context.say(.classTypeRoom(unit: scale.unit)),
                hint: context.say(.classTypeRoomHint), value: form.room.degrees, problem: flaw(.room), entry: .numeric),
            FormField(
                name: ClassTypeForm.Field.symbol.rawValue, label: context.say(.classTypeSymbol), hint: "", options: symbols),
        ]
    }
}
