public import Training

extension Journal {
    /// Returns the routine of a reference and its pack's version; nil for an unknown one.
    public func routine(_ reference: RoutineReference) async throws -> (routine: Routine, packVersion: Int?)? {
        switch reference {
        case .own: try await ownRoutines().first { $0.reference == reference }.map { ($0, nil) }
        case .pack(let id, _):
            try await contentPacks().first { $0.id == id }.flatMap { pack in
                pack.routines.first { $0.reference == reference }.map { ($0, pack.version) }
            }
        }
    }

    /// Returns the athlete's own routines in their order.
    public func ownRoutines() async throws -> [Routine] { try await stores.routines.ownRoutines(of: athleteID) }

    /// Returns which routines the athlete followed, each as it was when it was chosen.
    public func routineHistory() async throws -> RoutineHistory { try await stores.routines.routineHistory(of: athleteID) }

    /// Returns the history that pages and the plan show: routines for adults only while the athlete shows them.
    public func visibleRoutines() async throws -> RoutineHistory {
        try await routineHistory().visible(showsAdult: try await athlete().showsAdultContent)
    }

    /// Changes which routine is followed. A history that stays as it was is not stored.
    /// - Parameter change: returns what the caller learns about the change.
    @discardableResult
    public func changeRoutineHistory<Outcome: Sendable>(
        _ change: (inout RoutineHistory) -> Outcome
    ) async throws -> Outcome {
        try await alone {
            var history = try await routineHistory()
            let outcome = change(&history)
            try await stores.routines.save(history, athlete: athleteID, at: now())
            return outcome
        }
    }

    /// Changes the athlete's own routines.
    @discardableResult
    public func changeOwnRoutines<Outcome: Sendable>(_ change: (inout [Routine]) -> Outcome) async throws -> Outcome {
        try await alone {
            var routines = try await ownRoutines()
            let outcome = change(&routines)
            try await stores.routines.save(routines, athlete: athleteID, at: now())
            return outcome
        }
    }

    /// Most own routines of an athlete.
    public static let mostOwnRoutines = 100
}
