import Measures
import Training

extension ExportLine {
    /// What the athlete said of an activity, named by the recording that it was said of.
    struct Edit: Codable, Equatable {
        var recording: String
        /// Seconds since 1970.
        var madeAt: Double
        var title: String?
        var sport: String?
        var note: String?
        var perceivedEffort: Double?
        var isRace: Bool?
        var isLeftOut: Bool?
        var shoes: String?
        /// Of the recording, for readers to whom it has another id.
        var origin: String?
        var startSeconds: Double?
    }
}

extension ExportLine.Edit {
    init(_ stored: StoredEdit, of named: ExportLine.Named) {
        self.init(
            recording: stored.recording, madeAt: stored.moment.secondsSince1970, title: stored.edit.title,
            sport: stored.edit.sport?.rawValue, note: stored.edit.note.isEmpty ? nil : stored.edit.note,
            perceivedEffort: stored.edit.perceivedEffort, isRace: stored.edit.isRace,
            isLeftOut: stored.edit.isLeftOut ? true : nil, shoes: stored.edit.shoes, origin: named.origin,
            startSeconds: named.startSeconds)
    }

    var named: ExportLine.Named {
        ExportLine.Named(recording: recording, origin: origin, startSeconds: startSeconds)
    }

    /// - Parameter recording: what it is called here.
    func stored(of recording: String) -> StoredEdit {
        StoredEdit(
            recording: recording,
            edit: ActivityEdit(
                title: title, sport: sport.flatMap { Sport(rawValue: $0) }, note: note ?? "",
                perceivedEffort: perceivedEffort.flatMap { (0...10).contains($0) ? $0 : nil }, isRace: isRace,
                isLeftOut: isLeftOut ?? false, shoes: shoes),
            moment: Moment(secondsSince1970: madeAt))
    }
}
