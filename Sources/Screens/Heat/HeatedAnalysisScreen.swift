public import Analysis
import Localizations
import Measures
import Training

/// Effects of room, duration and kind of class on heart rate where they can be shown, and what the classes are.
public struct HeatedAnalysisScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var viewsLabel: String
    public var views: [LinkChoice]
    /// The strongest clear effects in words, or what is missing.
    public var lead: String
    public var leadTitle: String
    public var leadWhy: Explanation
    /// Nil unless the model may be shown.
    public var effects: Effects?
    public var kindEffects: Effects?
    public var expected: RunningSections.Section?
    /// Errors of the model and of the mean; nil before any prediction.
    public var errors: RunningSections.Section?
    public var roomsTitle: String
    public var rooms: [ZoneRow]
    public var roomsWhy: Explanation
    public var kindsTitle: String
    public var kinds: DataTable?
    public var kindsWhy: Explanation
    public var comparedTitle: String
    public var compared: [Explanation.Row]
    public var safetyTitle: String
    public var safety: String
    public var safetyWhy: Explanation
    public var empty: EmptyState?

    /// Effects on one scale.
    public struct Effects: Equatable, Sendable {
        public var title: String
        public var rows: [ScaleRow]
        public var note: String?
    }

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - digests: all activities of the athlete.
    ///   - context: display context: language, units and current time.
    public init(insights: Insights, digests: [ActivityDigest], context: DisplayContext) {
        let model = insights.weather.heatedModel
        title = context.say(.heatAnalysisTitle)
        back = .heat
        backLabel = context.say(.heatTitle)
        viewsLabel = context.say(.heatViews)
        views = HeatView.links(at: .analysis, context)
        leadTitle = context.say(.heatedEffectsTitle)
        lead = HeatedAnalysisScreen.lead(model, context)
        roomsTitle = context.say(.heatedRoomsTitle)
        kindsTitle = context.say(.heatedKindsTitle)
        comparedTitle = context.say(.heatedComparedTitle)
        compared = [
            .init(context.say(.heatedComparedWith), context.say(.heatedComparedWithText)),
            .init(context.say(.heatedComparedWithout), context.say(.heatedComparedWithoutText)),
            .init(context.say(.heatedComparedNever), context.say(.heatedComparedNeverText)),
        ]
        safetyTitle = context.say(.liveHeat)
        safety = context.say(.liveHeatText)
        safetyWhy = ExplainText.explanation(
            id: "why-safety", title: safetyTitle,
            rows: [
                .init(context.say(.whatItIs), context.say(.heatedSafetyWhat)),
                Explanation.Row(context.say(.source), HeatedAnalysisScreen.source, isEnglish: true).ofMethod,
            ], context: context)
        let classes = digests.filter { $0.isHeatedClass && !$0.isLeftOut && $0.day <= context.today }
        leadWhy = ExplainText.explanation(
            of: HeatedModel.card, id: "why-lead", title: leadTitle, context: context)
        let restsOn = context.say(.heatedCount(count: classes.count))
        roomsWhy = ExplainText.explanation(
            ofCard: "why-rooms", title: roomsTitle, what: .heatedRoomsWhat, restsOn: restsOn, asOf: insights.asOf,
            context: context)
        kindsWhy = ExplainText.explanation(
            ofCard: "why-kinds", title: kindsTitle, what: .heatedKindsWhat, restsOn: restsOn, asOf: insights.asOf,
            context: context)
        rooms = HeatedAnalysisScreen.rooms(classes, context)
        kinds = HeatedAnalysisScreen.kinds(classes, context)
        if classes.isEmpty { empty = HeatedClassesScreen.none(context) }
        expected = RunningSections.expected(insights.weather, context)
        errors = RunningSections.modelErrors(insights.weather, context)
        guard let found = model.effects.value else { return }
        let scale = HeatedAnalysisScreen.scale(found.circumstances + found.kinds)
        effects = Effects(
            title: context.say(.heatedEffectsTitle),
            rows: found.circumstances.enumerated().map { RunningSections.scaleRow($1, $0, scale, context) },
            note: context.say(.heatedEffectsNote))
        if !found.kinds.isEmpty {
            kindEffects = Effects(
                title: context.say(.heatedKindsEffect),
                rows: found.kinds.enumerated().map {
                    RunningSections.scaleRow($1, found.circumstances.count + $0, scale, context)
                },
                note: nil)
        }
    }

    /// Where the temperatures of devices are stated.
    private static let source = "Apple, Keep Apple Watch within acceptable operating temperatures, support.apple.com/108766"

    /// Scale of all effects, with zero in its middle.
    private static func scale(_ effects: [HeatedEffects.Effect]) -> ScaleRow.Scale {
        let ends = effects.flatMap { [$0.estimate.interval?.low, $0.estimate.interval?.high].compactMap { $0 } }
        let most = max(1, ends.map { abs($0) }.max() ?? 1)
        return ScaleRow.Scale([-most, most])
    }

    /// Sentences of the clear effects; what is missing when the model is not shown.
    static func lead(_ model: HeatedFindings, _ context: DisplayContext) -> String {
        guard let effects = model.effects.value else {
            if model.effects.absence == .nothingFound { return context.say(.heatedLeadNoBetter) }
            return context.say(
                .heatedLeadFew(count: model.classes, needed: context.number(HeatedFindings.classesNeeded)))
        }
        var sentences: [String] = []
        for effect in effects.circumstances where !effect.isUnclear {
            let beats = context.number(abs(RunningSections.beats(of: effect, context)), decimals: 1)
            switch effect.cause {
            case .temperature where effect.estimate.value > 0:
                sentences.append(
                    context.say(.heatedLeadWarmer(step: RunningSections.warmthStep(context, signed: false), beats: beats)))
            case .duration:
                sentences.append(
                    context.say(effect.estimate.value > 0 ? .heatedLeadLonger(beats: beats) : .heatedLeadShorter(beats: beats)))
            case .temperature, .humidity, .kind: break
            }
        }
        if let hardest = effects.kinds.first, !hardest.isUnclear, hardest.estimate.value > 0 {
            sentences.append(
                context.say(
                    .heatedLeadKind(
                        kind: RunningSections.name(of: hardest, context),
                        beats: context.number(hardest.estimate.value, decimals: 1))))
        }
        return sentences.isEmpty ? context.say(.heatedLeadUnclear) : context.sentences(sentences)
    }

    /// Number of classes in each class of room.
    private static func rooms(_ classes: [ActivityDigest], _ context: DisplayContext) -> [ZoneRow] {
        var counts: [(label: String, range: String, count: Int)] = HeatedRoom.allCases.map { room in
            (room.text(context), "", classes.count { $0.heatedRoom == room })
        }
        counts.append((context.say(.heatedOtherRooms), "", classes.count { $0.heatedRoom == nil }))
        let most = counts.map { $0.count }.max() ?? 0
        guard most > 0 else { return [] }
        return counts.enumerated().filter { $1.count > 0 }.map { index, one in
            ZoneRow(
                zone: index == HeatedRoom.allCases.count ? 0 : index + 2, label: one.label, range: one.range,
                time: context.number(one.count), share: context.percent(Double(one.count) / Double(classes.count)),
                fraction: Double(one.count) / Double(most))
        }
    }

    /// Table of the kinds of class, own class types among them, the most frequent first.
    private static func kinds(_ classes: [ActivityDigest], _ context: DisplayContext) -> DataTable? {
        var groups: [(kind: String, classes: [ActivityDigest])] = []
        for one in classes {
            let kind = context.kind(of: one)
            if let index = groups.firstIndex(where: { $0.kind == kind }) {
                groups[index].classes.append(one)
            } else {
                groups.append((kind, [one]))
            }
        }
        guard !groups.isEmpty else { return nil }
        groups.sort { ($1.classes.count, $0.kind) < ($0.classes.count, $1.kind) }
        return DataTable(
            caption: context.say(.heatedKindsTitle),
            headers: [
                context.say(.heatedKind), context.say(.heatedNumber),
                context.say(.bracketed(value: context.say(.heatedRate), detail: context.say(.beatsPerMinute))),
                context.say(.bracketed(value: context.say(.heatedMeanRoom), detail: context.temperatures.unit)),
            ],
            rows: groups.map { kind, group in
                let rate = Moments.mean(group.compactMap { $0.meanHeartRate?.beatsPerMinute }.filter { $0 > 0 })
                let warmth = Moments.mean(group.compactMap { $0.conditions?.temperature.celsius })
                return [
                    kind, context.number(group.count), rate.map { context.number($0) } ?? "–",
                    warmth.map { context.number(context.temperatures.degrees(Temperature(celsius: $0))) } ?? "–",
                ]
            })
    }
}
