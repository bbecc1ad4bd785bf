/// The session in the contract's plain English, which apps of the first version show as it is.
extension WeekPlan.Session {
    public var text: String {
        let length = String(minutes) + "min "
        switch workout {
        case .rest: return "Rest"
        case .race: return "Race"
        case .recovery: return length + "recovery run"
        case .easy: return length + "easy run"
        case .moderate: return length + "moderate run"
        case .long: return length + "long run (easy pace)"
        case .tempo: return length + "tempo run (" + String(hardMinutes) + "min at threshold)"
        case .interval: return length + "interval run (" + String(hardMinutes / 3) + "x3min at VO2max pace, 2min jog)"
        }
    }
}
