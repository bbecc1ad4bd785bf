public import Measures

extension Journal {
    /// Fills the journal with an invented athlete whose truth is known, the last day being `day`.
    public func addDemoAthlete(endingOn day: Day) async throws {
    }
}
