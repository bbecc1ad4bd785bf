extension ActivityEdit {
    /// Part of an edit that the record of a recorded session states too. The athlete's edit replaces the record's value only in parts
    /// that it changed; the other parts follow the newest record.
    public enum SharedPart: String, CaseIterable, Sendable {
        case note
        case perceivedEffort = "perceived_effort"
        /// Temperature, and whether the room was heated at all.
        case room
        case humidity
        case classType = "class_type"
        case duration
        /// The athlete restored a session that its device deleted.
        case restored
    }

    /// Returns the shared parts in which this edit differs from the one that it replaces. `isDeleted` states that the device deleted the
    /// session.
    public func changedParts(from former: ActivityEdit, ofDeleted isDeleted: Bool = false) -> Set<SharedPart> {
        Set(
            SharedPart.allCases.filter { part in
                switch part {
                case .note: note != former.note
                case .perceivedEffort: perceivedEffort != former.perceivedEffort
                case .room: room != former.room || isRoomUnheated != former.isRoomUnheated
                case .humidity: roomHumidity != former.roomHumidity
                case .classType: classType != former.classType
                case .duration: duration != former.duration
                case .restored: isDeleted && former.isLeftOut && !isLeftOut
                }
            })
    }

    /// Returns this edit with the values of the newest record in all shared parts that the athlete did not change. A deleted session is
    /// left out.
    public func following(_ record: ActivityEdit, except changed: Set<SharedPart>) -> ActivityEdit {
        var result = self
        for part in SharedPart.allCases where !changed.contains(part) {
            switch part {
            case .note: result.note = record.note
            case .perceivedEffort: result.perceivedEffort = record.perceivedEffort
            case .room: (result.room, result.isRoomUnheated) = (record.room, record.isRoomUnheated)
            case .humidity: result.roomHumidity = record.roomHumidity
            case .classType: result.classType = record.classType
            case .duration: result.duration = record.duration
            case .restored: result.isLeftOut = isLeftOut || record.isLeftOut
            }
        }
        return result
    }
}
