public import Measures
public import Training

/// Class type as the text of form fields.
public struct ClassTypeForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case id, name, symbol, sport, room
        /// Temperature unit of `room`.
        case scale
    }

    public enum Flaw: Equatable, Sendable {
        case missing, taken
        case tooLong(Int)
        /// There are this many class types already.
        case full(Int)
        case room(ProfileForm.Flaw)
    }

    /// Most characters of a name; three bytes each fit into `ClassType.longestName`.
    public static let nameLimit = 40

    /// Id of the changed class type; nil for a new one.
    public private(set) var id: UniqueID?
    public private(set) var name = ""
    public private(set) var symbol: ClassSymbol?
    public private(set) var sport = Sport.hotYoga
    public private(set) var room: ActivityEditForm.RoomTexts
    public private(set) var flaws: [Field: Flaw] = [:]

    /// Creates the form for a new class type, or with the values of one.
    public init(_ type: ClassType? = nil) {
        room = ActivityEditForm.RoomTexts(ActivityEdit(room: type?.defaultRoom))
        guard let type else { return }
        (id, name, symbol, sport) = (type.id, type.name.text, type.symbol, type.sport)
    }

    /// Parses a submitted form.
    /// - Parameters:
    ///   - id: class type to change; nil for a new one.
    ///   - list: all class types.
    ///   - value: returns the text of a field; nil if it is missing.
    public init(_ id: UniqueID?, in list: ClassTypeList, value: (String) -> String?) {
        self.id = id
        func text(_ field: Field) -> String { ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: false) }
        name = text(.name)
        symbol = ClassSymbol(rawValue: text(.symbol))
        sport = Sport(rawValue: text(.sport)).flatMap { ClassType.sports.contains($0) ? $0 : nil } ?? .other
        room = ActivityEditForm.RoomTexts(degrees: text(.room), scale: TemperatureScale(rawValue: text(.scale)))
        if name.isEmpty {
            flaws[.name] = .missing
        } else if name.unicodeScalars.count > ClassTypeForm.nameLimit || name.utf8.count > ClassType.longestName {
            flaws[.name] = .tooLong(ClassTypeForm.nameLimit)
        } else if list.isTaken(name, besides: id) {
            flaws[.name] = .taken
        } else if id == nil, list.current.count >= ClassTypeList.mostCurrent {
            flaws[.name] = .full(ClassTypeList.mostCurrent)
        }
        flaws[.room] = room.temperature().flaw.map { .room($0) }
    }

    /// The class type with this id; nil if a field is flawed.
    public func classType(id: UniqueID) -> ClassType? {
        guard flaws.isEmpty else { return nil }
        return ClassType(id: id, name: name, symbol: symbol, defaultRoom: room.temperature().room, sport: sport)
    }
}
