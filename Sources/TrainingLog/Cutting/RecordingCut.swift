/// Position where the athlete cut a recording in two, for example because the watch kept running on the drive home. The recording itself is
/// never changed; its parts are created on reading.
public struct RecordingCut: Hashable, Sendable {
    /// Id of the whole recording.
    public let recording: String
    /// Whole seconds since the recording's start. Samples at or after it belong to the second part.
    public let second: Int

    /// Nil unless `second` is positive.
    public init?(_ recording: String, at second: Int) {
        guard second > 0 else { return nil }
        self.recording = recording
        self.second = second
    }

    /// Id of the part that begins here. The first part keeps the recording's id, so that edits and addresses stay valid.
    public var part: String { "\(recording)-\(second)" }

    /// Returns the recording of an id, and where in it the part begins: 0 for the first part or the whole recording.
    public static func origin(of id: String) -> (recording: String, second: Int) {
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        guard pieces.count == 2, let second = Int(pieces[1]), let cut = RecordingCut(String(pieces[0]), at: second) else {
            return (id, 0)
        }
        return (cut.recording, cut.second)
    }

    /// Order in which stores return cuts.
    public func comesBefore(_ cut: RecordingCut) -> Bool { (recording, second) < (cut.recording, cut.second) }
}

extension [RecordingCut] {
    /// Returns these cuts with the new ones and without the removed ones, each once.
    public func revised(by newer: [RecordingCut], forgetting forgotten: [RecordingCut] = []) -> [RecordingCut] {
        Set(filter { !forgotten.contains($0) } + newer).sorted { $0.comesBefore($1) }
    }

    /// Returns the same cuts for recordings that replace others.
    public func renamed(_ names: [String: String]) -> [RecordingCut] {
        revised(by: compactMap { RecordingCut(names[$0.recording] ?? $0.recording, at: $0.second) }, forgetting: self)
    }

    /// Returns the new ids of recordings, and of their parts.
    public func namesOfParts(_ names: [String: String]) -> [String: String] {
        var all = names
        for cut in self {
            guard let heir = names[cut.recording], let moved = RecordingCut(heir, at: cut.second) else { continue }
            all[cut.part] = moved.part
        }
        return all
    }

    /// Returns the cuts of one recording, ascending.
    public func seconds(of recording: String) -> [Int] { filter { $0.recording == recording }.map(\.second).sorted() }
}
