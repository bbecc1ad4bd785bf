import Measures
import Screens

extension TerminalReport {
    /// Lines of the shortest usual terminal, without the one of the prompt.
    static let mostLines = 23

    /// The day on one screen: what it is about, scores and figures of one line each, the plan, and the most important advice.
    /// - Parameters:
    ///   - lastActivity: day of the newest activity.
    ///   - more: how to see the rest.
    func day(_ screen: TodayScreen, context: DisplayContext, lastActivity: Day?, more: String) -> [String] {
        let about = StaleNotice.text(lastActivity: lastActivity, context) ?? screen.sentence?.text
        var lines = [style.bold("Hearth") + " · " + screen.date]
        lines += (about.map { TextWidth.lines($0, width: width - 2) } ?? []).prefix(2).map { "  " + $0 }
        lines += [""] + screen.rings.compactMap { shortRing($0) } + screen.stats.compactMap { tile($0).first }
        if !screen.plan.isEmpty { lines += [""] + screen.plan.map { plan($0) } }
        let end = ["", "  " + style.dim(more)]
        // Whole pieces of advice only, as many as fit.
        for advice in screen.advice {
            let next = self.advice(advice)
            guard lines.count + next.count + end.count <= TerminalReport.mostLines else { break }
            if advice == screen.advice.first {
                guard lines.count + 1 + next.count + end.count <= TerminalReport.mostLines else { break }
                lines.append("")
            }
            lines += next
        }
        return lines + end
    }

    private func shortRing(_ ring: ScoreRing) -> String? {
        if case .absent(let reason, _) = ring.state { return missing(ring.title, reason).first }
        return self.ring(ring).first
    }
}
