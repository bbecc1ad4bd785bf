public import Analysis
public import Measures
public import Training

/// An own routine before a change, so that the change can be undone.
public struct FormerOwnRoutine: Equatable, Sendable {
    public var id: UniqueID
    /// Nil if the change created it.
    public var routine: Routine?
    /// Its place among the own routines, from 0 on.
    public var place: Int
}

extension Journal {
    /// Adds an own routine at the end.
    /// - Returns: how to undo it; nil, without a change, if the athlete has `mostOwnRoutines` already, or one with this id.
    public func addOwnRoutine(_ routine: Routine) async throws -> FormerOwnRoutine? {
        guard case .own(let id) = routine.reference else { return nil }
        return try await changeOwnRoutines { routines in
            guard routines.count < Journal.mostOwnRoutines, !routines.contains(where: { $0.reference == routine.reference })
            else { return nil }
            routines.append(routine)
            return FormerOwnRoutine(id: id, routine: nil, place: routines.count - 1)
        }
    }

    /// Changes an own routine. While it is followed, the history keeps the version that was chosen until the athlete updates it.
    /// - Parameter change: returns false if it cannot be made.
    /// - Returns: how to undo it; nil without a change.
    public func changeOwnRoutine(_ id: UniqueID, _ change: (inout Routine) -> Bool) async throws -> FormerOwnRoutine? {
        try await changeOwnRoutines { routines in
            guard let place = routines.firstIndex(where: { $0.reference == .own(id) }) else { return nil }
            var routine = routines[place]
            guard change(&routine), routine != routines[place] else { return nil }
            let former = FormerOwnRoutine(id: id, routine: routines[place], place: place)
            routines[place] = routine
            return former
        }
    }

    /// Removes an own routine. Days on which it was followed stay, and it stays followed.
    /// - Returns: how to undo it; nil for an unknown one.
    public func removeOwnRoutine(_ id: UniqueID) async throws -> FormerOwnRoutine? {
        try await changeOwnRoutines { routines in
            guard let place = routines.firstIndex(where: { $0.reference == .own(id) }) else { return nil }
            return FormerOwnRoutine(id: id, routine: routines.remove(at: place), place: place)
        }
    }

    /// Undoes a change of an own routine. The other ones stay as they are now.
    /// - Returns: false, without a change, if the routine would be one too many.
    @discardableResult
    public func restore(_ former: FormerOwnRoutine) async throws -> Bool {
        try await changeOwnRoutines { routines in
            let place = routines.firstIndex { $0.reference == .own(former.id) }
            guard let routine = former.routine else {
                if let place { routines.remove(at: place) }
                return true
            }
            if let place {
                routines[place] = routine
                return true
            }
            guard routines.count < Journal.mostOwnRoutines else { return false }
            routines.insert(routine, at: min(max(0, former.place), routines.count))
            return true
        }
    }

    /// Returns how distances become minutes.
    public func distancePace(asOf day: Day) async throws -> DistancePace {
        DistancePace(usualSpeed: try await workoutTargets(asOf: day).usualSpeed)
    }
}
