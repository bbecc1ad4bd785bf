import Measures

extension LoadInsight {
    /// Returns at most five pieces of advice, each with its number. The unusually long run comes first: in the largest study of runners it
    /// was the only load figure that was followed by injuries.
    func advice(_ state: LoadState, spike: LongestRun?) -> [Recommendation] {
        if let days = state.history.daysSinceActivity(asOf: state.day), days > History.recentDays {
            return [Recommendation(.needRecentActivities, numbers: [Double(days)], urgency: .info)]
        }
        var advice: [Recommendation] = []
        // While the plan keeps the following days easy.
        if let spike, spike.spike.category != .reference, spike.isFelt(on: state.day) {
            advice.append(
                Recommendation(
                    .sessionMuchLongerThanRecent, numbers: [spike.distance / 1000, spike.longestBefore / 1000], urgency: .warning)
            )
        }
        if let returning {
            advice.append(
                Recommendation(
                    .returningAfterBreak, numbers: [Double(returning.days), Double(state.day - returning.since)], urgency: .info))
        } else if let ratio = state.shownRatio, let zone = zone.value, advice.isEmpty || zone != .optimal {
            // Advice to take it easy excludes advice to go on.
            var words = LoadInsight.advice(on: zone, ratio: ratio)
            // The ratio alone is no alarm in a week smaller than the athlete's usual one.
            if state.isWithinUsualWeek { words.urgency = min(words.urgency, .info) }
            advice.append(words)
        }
        if state.ratio.value == nil, state.length < 28 {
            advice.append(Recommendation(.needMoreHistory, numbers: [Double(28 - state.length)], urgency: .info))
        }
        // After a break, or with very low fitness, a form of a few points means nothing.
        let fitness = fitness.value?.value ?? 0
        let isSpeaking = returning == nil && !state.isInBreak && fitness >= LoadInsight.leastSpeakingFitness
        if recovery.value == .overtrained { advice.append(Recommendation(.prolongedLowRecovery, urgency: .warning)) }
        if isSpeaking, let form = form.value?.value, let recovery = recovery.value {
            switch recovery {
            case .overtrained: break
            case .overreaching, .fatigued:
                // Tiredness after a usual week is reported by recovery and is not attributed to training.
                guard RecoveryStatus.relativeForm(form, fitness: fitness) < RecoveryStatus.strainedForm else { break }
                advice.append(Recommendation(.veryTired, numbers: [form], urgency: recovery == .fatigued ? .info : .warning))
            case .wellRecovered: advice.append(Recommendation(.freshEnoughForQuality, numbers: [form], urgency: .success))
            case .adequate: break
            }
        }
        if let monotony = monotony.value.map({ Rounding.halfUp($0.value, decimals: 1) }), monotony >= Monotony.high {
            advice.append(Recommendation(.weekTooMonotonous, numbers: [monotony], urgency: .info))
        }
        return Array(advice.prefix(5))
    }

    /// Daily load below which form gives no advice: an hour and a half of easy running a week.
    static let leastSpeakingFitness = 10.0

    private static func advice(on zone: LoadZone, ratio: Double) -> Recommendation {
        switch zone {
        case .detraining: Recommendation(.loadBelowUsual, numbers: [ratio], urgency: .info)
        case .optimal: Recommendation(.loadInUsualRange, numbers: [ratio], urgency: .success)
        case .elevated: Recommendation(.loadAboveUsual, numbers: [ratio], urgency: .info)
        case .high: Recommendation(.loadWellAboveUsual, numbers: [ratio], urgency: .warning)
        }
    }
}
