public import Measures
public import Sync
public import TrainingLog

extension MemoryStores: SessionStore {
    public func push(
        _ batch: [SessionRecord], stated: [UniqueID: UniqueID], newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> SessionPush {
        try write(athlete) { state in
            var sessions = state.sessions
            let epoch = sessions.epoch ?? newEpoch
            sessions.epoch = epoch
            guard
                let plan = RecordBook.plan(
                    push: batch, stored: { sessions.rows[$0]?.record }, lastPosition: sessions.lastPosition)
            else { throw StoreError.damaged(what: "sync position") }
            let changes = plan.writes.map { SessionPush.Change(before: sessions.rows[$0.record.id]?.record, after: $0.record) }
            var changedWorkouts = Set(plan.writes.compactMap { sessions.knownWorkouts[$0.record.id] })
            let workouts = RecordBook.workouts(
                after: plan, of: batch, stored: { sessions.rows[$0]?.record }, known: { sessions.knownWorkouts[$0] },
                stated: stated)
            var isChanged = !changes.isEmpty
            for (id, workout) in workouts where sessions.knownWorkouts[id] != workout {
                changedWorkouts.insert(workout)
                sessions.knownWorkouts[id] = workout
                isChanged = true
            }
            for write in plan.writes {
                sessions.rows[write.record.id] = StoredRecord(record: write.record, position: write.position)
            }
            sessions.lastPosition = plan.lastPosition
            state.sessions = sessions
            for workout in changedWorkouts { state.forgetDigest(ofWorkout: workout) }
            if isChanged { state.changed(at: moment) }
            return SessionPush(
                answer: PushAnswer(epoch: epoch, receipts: plan.receipts), changes: changes, faults: plan.faults)
        }
    }

    public func pull(
        after cursor: Cursor?, limit: Int, newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> PullAnswer {
        write(athlete) { state in
            let epoch = state.sessions.epoch ?? newEpoch
            state.sessions.epoch = epoch
            let plan = RecordBook.plan(pull: cursor, limit: limit, epoch: epoch, lastPosition: state.sessions.lastPosition)
            let later = state.sessions.ordered.filter { $0.position > plan.position }
            return plan.answer(Array(later.prefix(plan.limit + 1)))
        }
    }

    public func lastCursor(newEpoch: UniqueID, athlete: String) async throws -> Cursor {
        let cursor = write(athlete) { state in
            let epoch = state.sessions.epoch ?? newEpoch
            state.sessions.epoch = epoch
            return Cursor(epoch: epoch, position: state.sessions.lastPosition)
        }
        guard let cursor else { throw StoreError.damaged(what: "sync position") }
        return cursor
    }

    public func records(of athlete: String) async throws -> [SessionRecord] {
        read(athlete) { $0.sessions.ordered.map(\.record) }
    }

    public func knownWorkouts(of athlete: String) async throws -> [UniqueID: UniqueID] {
        read(athlete) { $0.sessions.knownWorkouts }
    }

    public func record(ofRecordings ids: [String], athlete: String) async throws -> SessionRecord? {
        read(athlete) { state in
            let workouts = Set(state.sessions.workouts.filter { ids.contains($0.value.recording) }.keys)
            let records = state.sessions.ordered.map(\.record).filter { record in
                state.sessions.knownWorkouts[record.id].map { workouts.contains($0) } ?? false
            }
            return records.last { !$0.isTombstone } ?? records.last
        }
    }

    public func workouts(of athlete: String) async throws -> [SessionWorkout] {
        read(athlete) { $0.sessions.workouts.values.sorted { $0.id < $1.id } }
    }

    public func add(_ workout: SessionWorkout, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            $0.forgetDigest(ofWorkout: workout.id)
            $0.sessions.workouts[workout.id] = workout
            $0.forgetDigest(ofWorkout: workout.id)
            $0.changed(at: moment)
        }
    }

    public func settingsVersion(
        ofContent content: String, newEpoch: UniqueID, athlete: String
    ) async throws -> SettingsVersion {
        let version = write(athlete) { state in
            let epoch = state.sessions.epoch ?? newEpoch
            state.sessions.epoch = epoch
            if state.sessions.settings.content != content {
                state.sessions.settings = (state.sessions.settings.counter + 1, content)
            }
            return SettingsVersion(epoch: epoch, counter: state.sessions.settings.counter)
        }
        guard let version else { throw StoreError.damaged(what: "settings version") }
        return version
    }
}

/// Session records of one athlete.
struct MemorySessions: Sendable {
    var epoch: UniqueID?
    var lastPosition: Int64 = 0
    var settings: (counter: Int64, content: String) = (0, "")
    var rows: [UniqueID: StoredRecord] = [:]
    var workouts: [UniqueID: SessionWorkout] = [:]
    /// Workouts of records; a tombstone keeps that of its session.
    var knownWorkouts: [UniqueID: UniqueID] = [:]

    var ordered: [StoredRecord] { rows.values.sorted { $0.position < $1.position } }
}

extension InterruptedStores: SessionStore {
    public func push(
        _ batch: [SessionRecord], stated: [UniqueID: UniqueID], newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> SessionPush {
        try count()
        return try await inner.sessions.push(batch, stated: stated, newEpoch: newEpoch, athlete: athlete, at: moment)
    }
    public func pull(
        after cursor: Cursor?, limit: Int, newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> PullAnswer {
        try count()
        return try await inner.sessions.pull(after: cursor, limit: limit, newEpoch: newEpoch, athlete: athlete, at: moment)
    }
    public func lastCursor(newEpoch: UniqueID, athlete: String) async throws -> Cursor {
        try count()
        return try await inner.sessions.lastCursor(newEpoch: newEpoch, athlete: athlete)
    }
    public func records(of athlete: String) async throws -> [SessionRecord] {
        try count()
        return try await inner.sessions.records(of: athlete)
    }
    public func knownWorkouts(of athlete: String) async throws -> [UniqueID: UniqueID] {
        try count()
        return try await inner.sessions.knownWorkouts(of: athlete)
    }
    public func record(ofRecordings ids: [String], athlete: String) async throws -> SessionRecord? {
        try count()
        return try await inner.sessions.record(ofRecordings: ids, athlete: athlete)
    }
    public func workouts(of athlete: String) async throws -> [SessionWorkout] {
        try count()
        return try await inner.sessions.workouts(of: athlete)
    }
    public func add(_ workout: SessionWorkout, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.sessions.add(workout, athlete: athlete, at: moment)
    }
    public func settingsVersion(
        ofContent content: String, newEpoch: UniqueID, athlete: String
    ) async throws -> SettingsVersion {
        try count()
        return try await inner.sessions.settingsVersion(ofContent: content, newEpoch: newEpoch, athlete: athlete)
    }
}
