import Training

extension StoredRecording {
    /// Returns the parts of a recording in order; empty when no cut lies within it.
    ///
    /// The receiver must contain its columns, and so do the parts.
    public func parts(cutAt seconds: [Int]) throws(StoreError) -> [StoredRecording] {
        let cuts = Set(seconds).filter { $0 > 0 && Double($0) < recording.elapsed }.sorted()
        if cuts.isEmpty { return [] }
        let whole = try withChannels()
        var parts: [StoredRecording] = []
        for (index, begin) in ([0] + cuts).enumerated() {
            let end = index < cuts.count ? Double(cuts[index]) : nil
            var part = StoredRecording(whole.part(from: Double(begin), to: end))
            part.id = RecordingCut(id, at: begin)?.part ?? id
            parts.append(part)
        }
        return parts
    }
}
