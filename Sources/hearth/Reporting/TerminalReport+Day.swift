import Foundation
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
        let about = screen.sentence?.text ?? StaleNotice.text(lastActivity: lastActivity, context)
        var lines = [style.bold("Hearth") + " · " + screen.date]
        lines += (about.map { TextWidth.lines($0, width: width - 2) } ?? []).prefix(2).map { "  " + $0 }
        lines += [""] + screen.rings.compactMap { shortRing($0) } + screen.stats.compactMap { shortTile($0) }
        if !screen.plan.isEmpty { lines += [""] + screen.plan.map { plan($0, isShort: true) } }
        let end = ["", "  " + style.dim(more)]
        // Whole pieces of advice only, as many as fit.
        var space = TerminalReport.mostLines - lines.count - end.count - 1
        let advice = screen.advice.map { self.advice($0) }.prefix { lines in
            space -= lines.count
            return space >= 0
        }
        if !advice.isEmpty { lines += [""] + advice.joined() }
        return lines + end
    }

    private func shortRing(_ ring: ScoreRing) -> String? {
        switch ring.state {
        case .known(let known): score(ring.title, known, bar: 12, trend: known.shortTrend?.text)
        case .absent(let reason, _): missing(ring.title, reason).first
        }
    }

    /// A figure, or the first of the reasons why it is missing.
    private func shortTile(_ tile: MetricTile) -> String? {
        guard tile.figure.number == "–" else { return self.tile(tile).first }
        let reason = tile.note.map { String($0.prefix { $0 != "·" }) } ?? ""
        return missing(tile.label, reason.trimmingCharacters(in: .whitespaces)).first
    }
}
