import Analysis
import Localizations
import Measures
import Training

/// What the model of heated classes found.
extension RunningSections {
    /// One row for each effect; nil unless the model may be shown.
    static func effects(_ weather: WeatherInsight, _ context: DisplayContext) -> Section? {
        guard let found = weather.heatedModel.effects.value else { return nil }
        let rows = (found.circumstances + found.kinds).enumerated().map { index, effect in
            var row = Row(name(of: effect, context), figure(of: effect, context).text, note(of: effect, context))
            row.explanation = explanation(of: effect, index, context)
            return row
        }
        return Section(
            "heated-effects", context.say(.heatAnalysisTitle), lead: HeatedAnalysisScreen.lead(weather.heatedModel, context), rows
        ).unlessEmpty
    }

    /// Mean errors of the model and of the bucket mean; nil before any prediction.
    static func modelErrors(_ weather: WeatherInsight, _ context: DisplayContext) -> Section? {
        guard let errors = weather.heatedModel.errors else { return nil }
        let title = context.say(.heatedErrorTitle)
        func row(_ label: Phrase, _ value: Double) -> Row {
            Row(context.say(label), context.number(value, decimals: 1) + " " + context.say(.beatsPerMinute))
        }
        var mean = row(.heatedErrorMean, errors.bucketMean)
        mean.note = context.say(
            .heatedErrorNote(count: errors.count, margin: context.number(HeatedFindings.marginPercent)))
        return Section(
            "heated-errors", title, lead: context.say(.heatedErrorLead), [row(.heatedErrorModel, errors.model), mean],
            ExplainText.explanation(of: HeatedModel.card, id: "why-errors", title: title, context: context))
    }

    /// Degrees of one effect of the room: 1 °C, or 2 °F.
    static func warmthStep(_ context: DisplayContext, signed isSigned: Bool) -> String {
        (isSigned ? "+" : "") + context.number(steps(context)) + " " + context.temperatures.unit
    }

    private static func steps(_ context: DisplayContext) -> Double { context.temperatures == .celsius ? 1 : 2 }

    /// Beats per minute for the step that is shown.
    static func beats(of effect: HeatedEffects.Effect, _ context: DisplayContext) -> Double {
        effect.estimate.value * factor(of: effect.cause, context)
    }

    private static func factor(of cause: HeatedEffects.Cause, _ context: DisplayContext) -> Double {
        cause == .temperature ? steps(context) / context.temperatures.degreesPerKelvin : 1
    }

    static func name(of effect: HeatedEffects.Effect, _ context: DisplayContext) -> String {
        switch effect.cause {
        case .temperature: context.say(.heatedEffectRoom(step: warmthStep(context, signed: true)))
        case .humidity:
            context.say(.heatedEffectHumidity(step: "+" + context.number(HeatedEffects.humidityStep) + " %"))
        case .duration:
            context.say(
                .heatedEffectDuration(
                    step: "+" + context.say(.minutesShort(minutes: context.number(HeatedEffects.minutesStep)))))
        case .kind(_, .title(let title)): title
        case .kind(let sport, .type(let id)): context.className(id, in: context.classes) ?? context.say(.sport(sport))
        case .kind(let sport, nil): context.say(.sport(sport))
        }
    }

    private static func figure(of effect: HeatedEffects.Effect, _ context: DisplayContext) -> Figure {
        Figure(context.signed(beats(of: effect, context), decimals: 1), context.say(.beatsPerMinute))
    }

    private static func note(of effect: HeatedEffects.Effect, _ context: DisplayContext) -> String {
        let factor = factor(of: effect.cause, context)
        var notes =
            effect.estimate.interval.map {
                [
                    context.say(
                        .acclimationBetween(
                            low: context.signed($0.low * factor, decimals: 1), high: context.signed($0.high * factor, decimals: 1)
                        ))
                ]
            } ?? []
        if case .kind = effect.cause, let count = effect.estimate.inputs.first?.value {
            notes.append(context.say(.heatedEffectKind(count: Int(min(1e6, max(0, count))))))
        }
        return notes.joined(separator: " · ")
    }

    private static func explanation(
        of effect: HeatedEffects.Effect, _ index: Int, _ context: DisplayContext
    ) -> Explanation {
        let factor = factor(of: effect.cause, context)
        return ExplainText.explanation(
            effect.estimate, id: "why-effect-\(index)", title: name(of: effect, context), card: HeatedModel.card, context: context
        ) { Figure(context.signed($0 * factor, decimals: 1), context.say(.beatsPerMinute)) }
    }

    static func scaleRow(
        _ effect: HeatedEffects.Effect, _ index: Int, _ scale: ScaleRow.Scale, _ context: DisplayContext
    ) -> ScaleRow {
        let word: Phrase =
            effect.isUnclear ? .heatedEffectUnclear : effect.estimate.value > 0 ? .heatedEffectMore : .heatedEffectFewer
        let tone: Tone = effect.isUnclear ? .neutral : effect.estimate.value > 0 ? .highlight : .info
        let factor = factor(of: effect.cause, context)
        return ScaleRow(
            label: name(of: effect, context), figure: figure(of: effect, context), badge: Badge(context.say(word), tone),
            note: note(of: effect, context), tone: tone,
            band: effect.estimate.interval.map { scale.band($0.low * factor, $0.high * factor) },
            dots: [scale.position(beats(of: effect, context))], zero: scale.position(0),
            explanation: explanation(of: effect, index, context))
    }
}
