import Measures
import Training

extension ExportLine {
    /// Class type of the athlete; the order of the lines is the athlete's.
    struct Class: Codable, Equatable {
        var id: String
        var name: String
        var symbol: String?
        /// Whole degrees in the entered unit; the other one is nil.
        var roomCelsius: Int?
        var roomFahrenheit: Int?
        var sport: String
        var isRemoved: Bool?
    }
}

extension ExportLine.Class {
    init(_ entry: ClassTypeList.Entry) {
        let type = entry.type
        self.init(
            id: type.id.text, name: type.name.text, symbol: type.symbol?.rawValue, sport: type.sport.rawValue,
            isRemoved: entry.isRemoved ? true : nil)
        if let room = type.defaultRoom {
            if room.isFahrenheit { roomFahrenheit = room.degrees } else { roomCelsius = room.degrees }
        }
    }

    /// Nil without a valid id and name. An unknown symbol or sport of a newer version is left out.
    var entry: ClassTypeList.Entry? {
        guard let id = UniqueID(id) else { return nil }
        let room =
            roomCelsius.flatMap { RoomTemperature(degrees: $0, isFahrenheit: false) }
            ?? roomFahrenheit.flatMap { RoomTemperature(degrees: $0, isFahrenheit: true) }
        let sport = Sport(rawValue: sport).flatMap { ClassType.sports.contains($0) ? $0 : nil } ?? .other
        let type = ClassType(
            id: id, name: name, symbol: symbol.flatMap { ClassSymbol(rawValue: $0) }, defaultRoom: room, sport: sport)
        return type.map { ClassTypeList.Entry($0, isRemoved: isRemoved ?? false) }
    }
}

extension Journal {
    func classTypeLines() async throws -> [ExportLine] {
        try await classTypes().entries.map { ExportLine(classType: ExportLine.Class($0)) }
    }

    /// Adds the class types of an export after the existing ones. A class type that this journal has stays as it is.
    func takeOver(_ lines: [ExportLine.Class]) async throws {
        let entries = lines.compactMap { $0.entry }
        if entries.isEmpty { return }
        let list = ClassTypeList(try await classTypes().entries + entries)
        try await stores.classTypes.save(list, athlete: athleteID, at: now())
    }
}
