import Analysis
import Localizations
import Measures
import Training

/// One heated class: a few sentences, and its heart rate on the scale of what was usual in such rooms before it.
public struct HeatedClassCard: Equatable, Sendable {
    public var title: String
    /// Day and kind of class; nil on its own page.
    public var when: String?
    public var badge: Badge
    /// Nil for a class without a plausible duration or temperature.
    public var summary: String?
    /// Nil without a comparison.
    public var scale: ScaleRow?
    /// Reason for a missing comparison.
    public var missing: String?
    /// Link to the class, or from its page to the others.
    public var link: EmptyState.Link
    /// Form that adds the summary to the note; nil except on the page of the class, and when the note contains it.
    public var keep: Keep?
    /// Form that asks the endpoint that the owner configured for another summary; nil except on the page of the class, and without one.
    public var ask: Ask?
    /// Who wrote the summary, or why the endpoint did not; nil for a summary that was not asked for.
    public var writer: String?

    public struct Ask: Equatable, Sendable {
        public var label: String
        /// Target of the form.
        public var path: String
    }

    public struct Keep: Equatable, Sendable {
        public var label: String
        /// Target of the form.
        public var path: String
        public var text: String
    }

    /// Where the card is shown.
    enum Place { case ownPage, elsewhere }

    /// Nil for an activity that is no heated class.
    /// - Parameters:
    ///   - digest: digest of the class.
    ///   - session: the class among similar ones; nil without heart rate, and in rooms that are not compared.
    ///   - signal: signal of acclimation in such rooms, for the newest class only.
    ///   - place: page that shows the card.
    ///   - context: display context: language, units and current time.
    init?(
        _ digest: ActivityDigest, _ session: HeatedSession?, signal: HeatedTrend.Verdict? = nil, on place: Place,
        _ context: DisplayContext
    ) {
        guard digest.isHeatedClass else { return nil }
        badge = .room(of: digest, context)
        summary = SummaryFacts(digest, session, signal: signal, context: context).map {
            context.sentences(SummaryTemplate.sentences($0, context.language))
        }
        switch place {
        case .ownPage:
            title = context.say(.heatedAgainst)
            link = .init(label: context.say(.heatMore), route: .heat)
        case .elsewhere:
            title = context.say(.heatedNewestClass)
            let name = digest.title.flatMap { $0.isEmpty ? nil : $0 } ?? context.kind(of: digest)
            when = name + " · " + ActivityCard.when(digest, context)
            link = .init(label: context.say(.liveShow), route: .activity(digest.id))
        }
        if let session, session.verdict != nil {
            scale = HeatedClassCard.scale(session, context)
        } else {
            missing = HeatedClassCard.reason(digest, session, context)
        }
    }

    /// Returns why a class is not compared.
    static func reason(_ digest: ActivityDigest, _ session: HeatedSession?, _ context: DisplayContext) -> String {
        if digest.isLeftOut { return context.say(.heatedLeftOut) }
        if digest.isUnrecorded { return context.say(.heatedUnrecorded) }
        if let session { return context.say(.heatedFirst(count: session.before)) }
        guard digest.conditions != nil else { return context.say(.heatedNeedsRoom) }
        guard digest.heatedRoom != nil else {
            let lowest = Temperature(fahrenheit: Double(HeatedRoom.warm.lowest))
            return context.say(.heatedNeedsHeat(lowest: context.temperature(lowest).text))
        }
        return context.say(.heatedNeedsRate)
    }

    /// Heart rate of the class within the usual range of the classes before it.
    private static func scale(_ session: HeatedSession, _ context: DisplayContext) -> ScaleRow? {
        guard let verdict = session.verdict, let typical = session.typical else { return nil }
        let scale = ScaleRow.Scale([typical.lowerBound, typical.upperBound, session.heartRate])
        let figure = Figure(context.number(session.heartRate), context.say(.beatsPerMinute))
        var notes = [
            RunningSections.note(session, context),
            context.say(
                .heatedUsualBand(low: context.number(typical.lowerBound), high: context.number(typical.upperBound))),
        ]
        let title = context.say(.heatedRate)
        var receipt = ExplainText.explanation(
            of: HeatedBaseline.card, id: "why-heated", title: title, context: context)
        receipt.value = figure.text
        var rows: [Explanation.Row] = []
        if let deviation = session.deviation {
            let words = HeatedClassCard.text(deviation, context)
            notes.append(words)
            rows.append(.init(context.say(.heatedDeviationLabel), words))
        }
        rows.append(.init(context.say(.restsOn), context.say(.observations(count: session.before))))
        if let alike = RunningSections.alike(session, context) { rows.append(alike) }
        rows.append(.init(context.say(.asOf), context.longDate(session.day)))
        receipt.rows = rows + receipt.rows
        return ScaleRow(
            label: title, figure: figure, badge: Badge(context.say(verdict.phrase), verdict.tone),
            note: notes.joined(separator: " · "), tone: verdict.tone,
            band: scale.band(typical.lowerBound, typical.upperBound), dots: [scale.position(session.heartRate)],
            explanation: receipt)
    }

    /// Distance from what is usual, such as “+2.1 % from your usual, 80 % likely between +0.4 and +3.8 %”.
    static func text(_ deviation: HeatedSession.Deviation, _ context: DisplayContext) -> String {
        context.say(
            .heatedDeviation(
                percent: context.signed(deviation.percent, decimals: 1),
                low: context.signed(deviation.interval.low, decimals: 1),
                high: context.signed(deviation.interval.high, decimals: 1)))
    }
}

extension HeatedClassCard {
    /// Card of the newest heated class of the last days; nil without one.
    /// - Parameters:
    ///   - digests: activities in any order.
    ///   - weather: insight with the comparisons.
    ///   - days: number of days before today.
    ///   - context: display context: language, units and current time.
    static func newest(
        of digests: [ActivityDigest], _ weather: WeatherInsight, within days: Int, _ context: DisplayContext
    ) -> HeatedClassCard? {
        let classes = digests.filter { $0.isHeatedClass && !$0.isLeftOut && $0.day <= context.today }
        guard let digest = classes.max(by: { ($0.start, $0.id) < ($1.start, $1.id) }), context.today - digest.day <= days else {
            return nil
        }
        return HeatedClassCard(
            digest, weather.heatedSession(digest.id), signal: weather.heatedSignal(after: digest.id), on: .elsewhere, context)
    }
}
