/// Where a person cut a recording in two: somebody forgot to stop the watch and drove home. The recording itself stays as it was
/// made; its parts are made of it whenever they are looked at.
public struct RecordingCut: Hashable, Sendable {
    /// Of the whole recording.
    public let recording: String
    /// Whole seconds since the recording's start. What was measured then or later belongs to the second part.
    public let second: Int

    /// Nil unless something comes before it.
    public init?(_ recording: String, at second: Int) {
        guard second > 0 else { return nil }
        self.recording = recording
        self.second = second
    }

    /// What the part that begins here is called. The first part of a recording keeps the recording's name, so that what was said
    /// of it, and every address, stays where it was.
    public var part: String { "\(recording)-\(second)" }

    /// Which recording a name belongs to, and where in it the part begins: 0 for the first part, or all of it.
    public static func origin(of id: String) -> (recording: String, second: Int) {
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        guard pieces.count == 2, let second = Int(pieces[1]), let cut = RecordingCut(String(pieces[0]), at: second) else {
            return (id, 0)
        }
        return (cut.recording, cut.second)
    }

    /// The order in which stores hand cuts out.
    public func comesBefore(_ cut: RecordingCut) -> Bool { (recording, second) < (cut.recording, cut.second) }
}

extension [RecordingCut] {
    /// These cuts with newer ones and without forgotten ones, each once.
    public func revised(by newer: [RecordingCut], forgetting forgotten: [RecordingCut] = []) -> [RecordingCut] {
        Set(filter { !forgotten.contains($0) } + newer).sorted { $0.comesBefore($1) }
    }

    /// The same cuts of the recordings that took the place of others.
    public func renamed(_ names: [String: String]) -> [RecordingCut] {
        revised(by: compactMap { RecordingCut(names[$0.recording] ?? $0.recording, at: $0.second) }, forgetting: self)
    }

    /// New names of recordings, and with them of their parts.
    public func namesOfParts(_ names: [String: String]) -> [String: String] {
        var all = names
        for cut in self {
            guard let heir = names[cut.recording], let moved = RecordingCut(heir, at: cut.second) else { continue }
            all[cut.part] = moved.part
        }
        return all
    }

    /// Where one recording is cut, ascending.
    public func seconds(of recording: String) -> [Int] { filter { $0.recording == recording }.map(\.second).sorted() }
}
