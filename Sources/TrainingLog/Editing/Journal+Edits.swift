public import Training

extension Journal {
    /// Edits an activity. The files and earlier edits are kept.
    ///
    /// Insights, lists and records follow at once.
    /// - Returns: false when there is no such activity.
    @discardableResult
    public func edit(activity id: String, as edit: ActivityEdit) async throws -> Bool {
        let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
        guard let winner = members.first?.id else { return false }
        let moment = now()
        var edit = edit.inPlainText
        if let shoes = edit.shoes { edit.shoes = try await diary().written(forShoes: shoes) }
        let edits = try await stores.edits.edits(ofRecordings: members.map(\.id), athlete: athleteID)
        let current = try await currentEdit(edits, of: members)
        if current.edit != edit {
            let changed = edit.changedParts(from: current.edit, ofDeleted: current.isDeleted)
            // What the device's deletion left out is not the athlete's decision.
            if current.isDeleted, edit.isLeftOut, current.edit.isLeftOut { edit.isLeftOut = edits.last?.edit.isLeftOut ?? false }
            try await stores.edits.add(
                StoredEdit(recording: winner, edit: edit, changed: current.changed.union(changed), moment: moment),
                athlete: athleteID, at: moment)
        }
        return true
    }

    /// Changes parts of the edit of an activity. Changes of the same activity wait for each other, so that two programs that change different
    /// parts at the same time both count.
    /// - Returns: false when there is no such activity.
    @discardableResult
    public func edit(activity id: String, changing change: (Activity) throws -> ActivityEdit) async throws -> Bool {
        try await gate.alone(as: .edit(id)) {
            guard let activity = try await activity(id) else { return false }
            return try await edit(activity: id, as: try change(activity))
        }
    }

    /// Undoes the newest edit of an activity: the edit before it counts again, or the values of the record and the files.
    /// - Returns: false when there is no edit.
    @discardableResult
    public func undoEdit(ofActivity id: String) async throws -> Bool {
        let ids = try await stores.activities.recordings(ofActivity: id, athlete: athleteID).map(\.id)
        guard !ids.isEmpty else { return false }
        return try await stores.edits.removeNewest(ofRecordings: ids, athlete: athleteID, at: now())
    }
}
