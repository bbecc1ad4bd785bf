public import Measures

extension RecordBook {
    /// Returns the workouts of a batch's sessions after the push, by record.
    ///
    /// A tombstone states no workout. Its session keeps the one that the store knew, or that an older version in the batch states.
    /// Without it, the measurements of a deleted session would count again.
    ///
    /// - Parameters:
    ///   - plan: writes and receipts of the push.
    ///   - batch: the pushed records.
    ///   - stored: the stored record of an id before the push; nil if there was none.
    ///   - known: the known workout of an id before the push; nil if there was none.
    ///   - stated: workouts of records that state none, by record: as an export states them, and those that stand in for a missing
    ///     recording.
    public static func workouts(
        after plan: PushPlan, of batch: [SessionRecord], stored: (UniqueID) -> SessionRecord?, known: (UniqueID) -> UniqueID?,
        stated: [UniqueID: UniqueID]
    ) -> [UniqueID: UniqueID] {
        var survivors: [UniqueID: SessionRecord] = [:]
        for write in plan.writes { survivors[write.record.id] = write.record }
        var found: [UniqueID: UniqueID] = [:]
        for record in batch {
            let survivor = survivors[record.id] ?? stored(record.id)
            found[record.id] =
                survivor?.details?.workout ?? known(record.id) ?? found[record.id] ?? record.details?.workout ?? stated[record.id]
        }
        return found
    }
}
