import Screens
import Synchronization
import Training
import TrainingLog

/// Value before the last change, so that the change can be undone once, until the server stops.
final class UndoSlot<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// The value. Reading does not remove it.
    var current: Value? { value.withLock { $0 } }
    var isKept: Bool { value.withLock { $0 != nil } }

    func keep(_ former: Value) { value.withLock { $0 = former } }

    /// Removes and returns the value, so that it is restored once only.
    func take() -> Value? {
        value.withLock { kept in
            defer { kept = nil }
            return kept
        }
    }
}

/// A value before and after a change. The change is undone only while the value is as the change left it.
struct FormerValue<Value: Equatable & Sendable>: Sendable {
    var before: Value
    var after: Value

    /// - Returns: false, without a change, if the value has changed since.
    func restore(_ value: inout Value) -> Bool {
        guard value == after else { return false }
        value = before
        return true
    }
}

/// Undo slots of all settings.
struct UndoSlots {
    let athlete = UndoSlot<Athlete>()
    let archives = UndoSlot<ConfiguredArchives?>()
    let map = UndoSlot<MapSetting>()
    let summaries = UndoSlot<SummaryEndpoint?>()
    let token = UndoSlot<IssuedToken>()
    let routines = UndoSlot<FormerValue<RoutineHistory>>()
    /// A plan from a file that was shown and not yet stored.
    let planPreview = UndoSlot<ImportedRoutine>()
    let ownRoutine = UndoSlot<FormerOwnRoutine>()
    let plan = UndoSlot<FormerPlan>()
    let race = UndoSlot<RaceGoal>()
    let privacyZone = UndoSlot<PrivacyZone>()

    /// Empties all slots. After everything is deleted, nothing may be restored.
    func forget() {
        _ = (
            athlete.take(), archives.take(), map.take(), summaries.take(), token.take(), routines.take(), planPreview.take(),
            ownRoutine.take(), plan.take(), race.take(), privacyZone.take()
        )
    }
}
