import Measures
import Training

extension ExportLine {
    /// Diary entry of the athlete: a niggle, or the state of a pair of shoes.
    struct Diary: Codable, Equatable {
        /// Seconds since 1970.
        var madeAt: Double
        /// Id of a niggle; `shoes` has the name of a pair.
        var niggle: String?
        var shoes: String?
        /// Name of the pair from this entry on.
        var called: String?
        /// Whether a niggle was removed or a pair retired.
        var isOver: Bool?
        /// Days since 1970-01-01.
        var day: Int?
        var place: String?
        var spot: String?
        var side: String?
        var intensity: Int?
        var words: String?
    }
}

extension ExportLine.Diary {
    init(_ stored: StoredDiaryEntry) {
        self.init(madeAt: stored.moment.secondsSince1970)
        switch stored.entry {
        case .niggle(let noted):
            niggle = noted.id
            day = noted.day.number
            place = noted.place.rawValue
            spot = noted.spot.isEmpty ? nil : noted.spot
            side = noted.side?.rawValue
            intensity = noted.intensity
            words = noted.words.isEmpty ? nil : noted.words
        case .niggleRemoved(let id):
            niggle = id
            isOver = true
        case .shoesRetired(let name, let from):
            shoes = name
            isOver = true
            day = from.number
        case .shoesInUse(let name): shoes = name
        case .shoesRenamed(let name, let new):
            shoes = name
            called = new
        }
    }

    /// Nil for a line of an unknown kind.
    var stored: StoredDiaryEntry? {
        entry.map { StoredDiaryEntry($0, moment: Moment(secondsSince1970: madeAt)) }
    }

    private var entry: DiaryEntry? {
        if let shoes {
            if let called { return called.isEmpty ? nil : .shoesRenamed(name: shoes, called: called) }
            guard isOver ?? false else { return .shoesInUse(name: shoes) }
            return day.map { .shoesRetired(name: shoes, day: Day(number: $0)) }
        }
        guard let niggle else { return nil }
        if isOver ?? false { return .niggleRemoved(id: niggle) }
        guard let day, let place = place.flatMap({ Niggle.Place(rawValue: $0) }), let intensity,
            Niggle.intensities.contains(intensity)
        else { return nil }
        return .niggle(
            Niggle(
                id: niggle, day: Day(number: day), place: place, spot: spot ?? "",
                side: side.flatMap { Niggle.Side(rawValue: $0) }, intensity: intensity, words: words ?? ""))
    }
}

extension Journal {
    func diaryLines() async throws -> [ExportLine] {
        try await stores.diary.diary(of: athleteID).map { ExportLine(diary: ExportLine.Diary($0)) }
    }

    /// Adds the diary entries of an export after the existing ones.
    func takeOver(_ lines: [ExportLine.Diary]) async throws {
        try await addToDiary(lines.compactMap(\.stored))
    }
}
