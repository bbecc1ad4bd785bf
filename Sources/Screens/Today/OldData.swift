import Localizations

/// What Today has in place of figures of the day when the newest data are old.
public struct OldData: Equatable, Sendable {
    public var importing: EmptyState.Link
    public var waitingTitle: String
    /// What newer data would show, each with what it needs.
    public var waiting: [ImportScreen.EntryAction]

    /// Nil while some figure is of the day.
    /// - Parameter planNeed: what a plan needs; nil with a plan.
    init?(_ rings: [ScoreRing], body: [UsualRange], planTitle: String, planNeed: String?, _ context: DisplayContext) {
        let hasBody = body.contains { if case .known = $0.state { true } else { false } }
        guard !hasBody, let planNeed else { return nil }
        var waiting: [ImportScreen.EntryAction] = []
        for ring in rings {
            guard case .absent(_, let needs) = ring.state else { return nil }
            waiting.append(.init(symbol: ring.symbol, title: ring.title, text: needs))
        }
        self.waiting = waiting + [.init(symbol: .plan, title: planTitle, text: planNeed)]
        importing = .init(label: context.say(.oldImport), route: .importing)
        waitingTitle = context.say(.oldWaiting)
    }
}
