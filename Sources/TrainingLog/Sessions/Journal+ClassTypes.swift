public import Training

extension Journal {
    /// Returns the athlete's class types, removed ones included.
    public func classTypes() async throws -> ClassTypeList { try await stores.classTypes.classTypes(of: athleteID) }

    /// Changes the class types. A list that stays as it was is not stored.
    /// - Parameter change: returns what the caller learns about the change.
    @discardableResult
    public func changeClassTypes<Outcome: Sendable>(
        _ change: (inout ClassTypeList) -> Outcome
    ) async throws -> Outcome {
        try await alone {
            let before = try await classTypes()
            var list = before
            let outcome = change(&list)
            if list != before { try await stores.classTypes.save(list, athlete: athleteID, at: now()) }
            return outcome
        }
    }
}
