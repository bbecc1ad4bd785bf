public import Measures
public import Training

extension Journal {
    /// Returns who may look at the athlete's training, also those whose access ended, in the order in which they were added.
    public func observers() async throws -> [ObserverAccess] { try await stores.sharing.observers(of: athleteID) }

    /// Lets another person look at the athlete's training. A person who may look already gets the new end.
    /// - Parameters:
    ///   - observer: id of the person's account.
    ///   - days: days until the access ends; nil for no end.
    ///   - moment: the server's real time, which decides about the end.
    /// - Returns: the access; nil, without a change, for the athlete and beyond `ObserverAccess.limit`.
    public func addObserver(_ observer: String, days: Int?, at moment: Moment) async throws -> ObserverAccess? {
        guard observer != athleteID else { return nil }
        return try await alone {
            for old in try await observers() where !old.isValid(at: moment) && old.observer != observer {
                _ = try await stores.sharing.removeObserver(old.observer, athlete: athleteID, at: now())
            }
            let known = try await observers()
            let earlier = known.first { $0.observer == observer }
            guard earlier != nil || known.count < ObserverAccess.limit else { return nil }
            let isOpen = earlier?.isValid(at: moment) == true
            let access = ObserverAccess(
                observer: observer, made: isOpen ? earlier?.made ?? moment : moment,
                ends: days.map { moment + Double($0) * 86_400 }, opened: isOpen ? earlier?.opened : nil)
            try await stores.sharing.save(access, athlete: athleteID, at: now())
            return access
        }
    }

    /// Ends the access of a person.
    /// - Returns: whether there was one.
    public func removeObserver(_ observer: String) async throws -> Bool {
        try await alone { try await stores.sharing.removeObserver(observer, athlete: athleteID, at: now()) }
    }

    /// Returns the athletes whose training this one may look at, by their ids.
    /// - Parameter moment: the server's real time, which decides about the end.
    public func observed(at moment: Moment) async throws -> [FoundAccess] {
        try await stores.sharing.accesses(by: athleteID).filter { $0.access.isValid(at: moment) }
    }

    /// Returns the access of a person; nil when there is none, and when it ended.
    /// - Parameter moment: the server's real time, which decides about the end.
    public func access(of observer: String, at moment: Moment) async throws -> ObserverAccess? {
        try await observers().first { $0.observer == observer && $0.isValid(at: moment) }
    }

    /// Notes the first use of an access.
    public func noteUse(by observer: String, at moment: Moment) async throws {
        guard try await access(of: observer, at: moment)?.opened == nil else { return }
        try await alone {
            // It may have been revoked in the meantime.
            guard var known = try await access(of: observer, at: moment), known.opened == nil else { return }
            known.opened = moment
            try await stores.sharing.save(known, athlete: athleteID, at: now())
        }
    }
}
