import Training

extension Recording {
    /// Marks rides on a trainer as indoors, where the file does not state the place.
    ///
    /// - A program for indoor training wrote the file (`trainers`). Its positions are those of a virtual course.
    /// - Or a ride has power and a speed or distance from a sensor, but not a single position.
    ///
    /// Only cycling and running recordings of FIT and TCX files are marked. Models distinguish the power of a trainer by it.
    mutating func markIndoorTraining() {
        guard isIndoor == nil, source.origin == .fit || source.origin == .tcx else { return }
        switch sport {
        case .indoorCycling, .treadmillRunning: isIndoor = true
        case .cycling, .mountainBiking, .gravelCycling:
            let isRolling = channel(.speed) != nil || channel(.distance) != nil
            let isWithoutPlace = channel(.latitude) == nil && channel(.power) != nil && isRolling
            if isWithoutPlace || Recording.isTrainer(source.name) { isIndoor = true }
        case .running, .walking: if Recording.isTrainer(source.name) { isIndoor = true }
        default: return
        }
    }

    /// Words in the names of programs and devices that record indoor training only.
    private static let trainers = [
        "zwift", "trainerroad", "rouvy", "bkool", "fulgaz", "systm", "sufferfest", "kinomap", "peloton",
    ]

    private static func isTrainer(_ name: String) -> Bool {
        for word in name.letterWords() where trainers.contains(word) { return true }
        return false
    }
}
