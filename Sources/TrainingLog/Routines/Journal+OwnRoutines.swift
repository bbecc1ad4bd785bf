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
    /// The routine as the change left it; nil if the change removed it. The change can be undone while the routine is still the same.
    public var changed: Routine?
}

/// What became of an undo of a change of an own routine.
public enum OwnRoutineRestoration: Equatable, Sendable {
    case restored
    /// Refused: the routine has changed since.
    case outdated
    /// Refused: the routine would be one too many.
    case full
}

extension Journal {
    /// Adds an own routine at the end. A second request with the same id changes nothing and answers like the first.
    /// - Returns: how to undo it; nil, without a change, if the athlete has `mostOwnRoutines` already.
    public func addOwnRoutine(_ routine: Routine) async throws -> FormerOwnRoutine? {
        guard case .own(let id) = routine.reference else { return nil }
        return try await changeOwnRoutines { routines in
            if let place = routines.firstIndex(where: { $0.reference == routine.reference }) {
                return FormerOwnRoutine(id: id, routine: nil, place: place, changed: routine)
            }
            guard routines.count < Journal.mostOwnRoutines else { return nil }
            routines.append(routine)
            return FormerOwnRoutine(id: id, routine: nil, place: routines.count - 1, changed: routine)
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
            let former = FormerOwnRoutine(id: id, routine: routines[place], place: place, changed: routine)
            routines[place] = routine
            return former
        }
    }

    /// Removes an own routine. Days on which it was followed stay, and it stays followed.
    /// - Returns: how to undo it; nil for an unknown one.
    public func removeOwnRoutine(_ id: UniqueID) async throws -> FormerOwnRoutine? {
        try await changeOwnRoutines { routines in
            guard let place = routines.firstIndex(where: { $0.reference == .own(id) }) else { return nil }
            return FormerOwnRoutine(id: id, routine: routines.remove(at: place), place: place, changed: nil)
        }
    }

    /// Undoes a change of an own routine, unless the routine has changed since. The other ones stay as they are now.
    @discardableResult
    public func restore(_ former: FormerOwnRoutine) async throws -> OwnRoutineRestoration {
        try await changeOwnRoutines { routines in
            let place = routines.firstIndex { $0.reference == .own(former.id) }
            guard place.map({ routines[$0] }) == former.changed else { return .outdated }
            switch (place, former.routine) {
            case (let place?, let routine?): routines[place] = routine
            case (let place?, nil): routines.remove(at: place)
            case (nil, let routine?):
                guard routines.count < Journal.mostOwnRoutines else { return .full }
                routines.insert(routine, at: min(max(0, former.place), routines.count))
            case (nil, nil): break
            }
            return .restored
        }
    }

    /// Returns how distances become minutes.
    public func distancePace(asOf day: Day) async throws -> DistancePace {
        DistancePace(usualSpeed: try await workoutTargets(asOf: day).usualSpeed)
    }
}
