import Measures
import Testing

@testable import ActivityFiles

struct DateOrderTests {
    /// Returns the order of a table with one date per line.
    private func order(_ dates: [String]) -> (isMonthFirst: Bool, findings: [ImportFinding]) {
        var order = DateOrder()
        var text = ""
        for date in dates {
            order.look(at: date, text.utf8.count)
            text += date + "\n"
        }
        let bytes = Array(text.utf8)
        return (order.isMonthFirst, order.findings(in: bytes.span))
    }

    @Test func `one unambiguous date decides for all`() {
        for (dates, isMonthFirst) in [
            (["03/04/2026", "25/04/2026"], false), (["03/04/2026", "04/25/2026"], true), (["3.4.2026", "5.6.2026"], false),
            (["03/04/2026 3:00 PM", "25/04/2026 3:00 PM"], false),
        ] {
            let order = order(dates)
            #expect(order.isMonthFirst == isMonthFirst && order.findings.isEmpty, "\(dates)")
        }
    }

    @Test func `without an unambiguous date the day is first, with a finding`() {
        let undecided = order(["2026-04-03", "05/05/2026", "03/04/2026", "07/04/2026"])
        #expect(!undecided.isMonthFirst)
        #expect(undecided.findings == [ImportFinding(.warning, .dateOrderUnclear(isMonthFirst: false, count: 2), at: .line(3))])
        let american = order(["03/04/2026, 3:00 PM", "03/05/2026"])
        #expect(american.isMonthFirst)
        #expect(american.findings == [ImportFinding(.warning, .dateOrderUnclear(isMonthFirst: true, count: 2), at: .line(1))])
    }

    @Test func `contradicting dates are reported, and the majority decides`() {
        let mixed = order(["04/25/2026", "04/26/2026", "27/04/2026", "03/04/2026"])
        #expect(mixed.isMonthFirst)
        #expect(mixed.findings == [ImportFinding(.warning, .dateOrderMixed(isMonthFirst: true, count: 1), at: .line(3))])
        #expect(order(["04/25/2026", "27/04/2026"]).isMonthFirst == false)
    }

    @Test func `unambiguous dates give no finding`() {
        let order = order(["2026-04-03", "2026/04/03", "3 April 2026", "April 3, 2026", "yesterday", "", "31/31/2026"])
        #expect(!order.isMonthFirst && order.findings.isEmpty)
    }
}
