import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Returns a tile for every known value; missing ones get none.
    ///
    /// - Parameter profile: profile that the load was computed with.
    static func tiles(
        _ recording: Recording, _ digest: ActivityDigest?, day: Day, profile: AthleteProfile?, heat: HeatCost?,
        _ context: DisplayContext
    ) -> [MetricTile] {
        var tiles: [MetricTile] = []
        /// - Parameter card: model of the value; nil for a measurement or a quotient of measurements.
        func add(
            _ label: Phrase, _ figure: Figure, _ symbol: Symbol, _ tone: Tone, note: String? = nil, card: ModelCard? = nil,
            inputs: [Explanation.Row] = []
        ) {
            let label = context.say(label)
            tiles.append(
                MetricTile(
                    label: label, figure: figure, symbol: symbol, tone: tone, note: note,
                    explanation: card.map {
                        var made = ExplainText.explanation(
                            of: $0, id: "why-" + $0.id, title: label, value: figure.text, context: context)
                        made.rows.insert(.init(context.say(.asOf), context.longDate(day)), at: 0)
                        made.inputs = inputs
                        return made
                    }))
        }
        func inputs(
            _ moving: Double?, _ distance: Distance? = nil, _ ascent: Distance? = nil, rate: HeartRate? = nil, speed: Speed? = nil
        ) -> [Explanation.Row] {
            let rows: [(Phrase, String?)] = [
                (.movingTime, moving.map { DurationText.clock($0) }), (.distance, distance.map { context.distance($0).text }),
                (.ascent, ascent.map { context.height($0.metres).text }), (.heartRate, rate.map { context.heartRate($0).text }),
                (.gradeAdjustedPace, speed.map { context.pace($0).text }),
            ]
            return rows.compactMap { row in row.1.map { .init(context.say(row.0), $0) } }
        }
        let distance = digest?.distance ?? recording.distance
        if let distance, distance.metres > 0 { add(.distance, context.exactDistance(distance), .distance, .info) }
        let moving = digest?.moving ?? recording.timer
        if let moving { add(.movingTime, Figure(DurationText.clock(moving)), .clock, .info) }
        if moving.map({ abs($0 - recording.elapsed) >= 1 }) ?? true {
            add(.elapsedTime, Figure(DurationText.clock(recording.elapsed)), .clock, .neutral)
        }
        if let distance, distance.metres > 0, let moving, moving > 0 {
            let speed = Speed(metresPerSecond: distance.metres / moving)
            if recording.sport.isOnFoot {
                add(.pace, context.pace(speed), .speed, .info)
            } else {
                add(.speed, context.speed(speed), .speed, .info)
            }
        }
        if recording.sport.isOnFoot, let adjusted = digest?.gradeAdjustedSpeed {
            let isLevel = isWithoutElevation(recording, digest)
            add(
                .gradeAdjustedPace, context.pace(adjusted), .mountain, .info, note: isLevel ? context.say(.equalsPace) : nil,
                card: GradeCost.gradeAdjustedPaceCard,
                inputs: inputs(moving, distance, recording.ascent ?? digest?.ascent) + (isLevel ? [] : [band(adjusted, context)]))
        }
        // Some devices write zero without a signal.
        if let rate = recording.meanHeartRate ?? digest?.meanHeartRate, rate.beatsPerMinute > 0 {
            add(.heartRate, context.heartRate(rate), .heart, .highlight)
        }
        if let rate = recording.maximumHeartRate ?? digest?.maximumHeartRate, rate.beatsPerMinute > 0 {
            add(.maximumHeartRate, context.heartRate(rate), .heart, .highlight)
        }
        if digest?.isHeatedClass == true,
            let lowest = recording.channel(.heartRate)?.values.filter({ (30.0...230.0).contains($0) }).min()
        {
            add(.lowestHeartRate, Figure(context.number(lowest), context.say(.beatsPerMinute)), .heart, .highlight)
        }
        if let ascent = recording.ascent ?? digest?.ascent {
            // A device's own total is a measurement; ours is a model.
            add(
                .ascent, context.height(ascent.metres), .mountain, .good,
                card: recording.ascent == nil ? AltitudeCleaning.card : nil)
        }
        if let energy = recording.activeEnergy ?? digest?.activeEnergy {
            add(.energy, Figure(context.number(energy.kilocalories), context.say(.kilocalories)), .energy, .caution)
        } else if let digest, let profile, let energy = energy(digest, profile, context) {
            add(
                .energy, Figure(context.number(energy.kilocalories), context.say(.kilocalories)), .energy, .caution,
                note: context.say(energy.note), card: RunningEnergy.card,
                inputs: inputs(
                    moving, energy.isByHeart ? nil : distance, rate: energy.isByHeart ? digest.meanHeartRate : nil,
                    speed: energy.isByHeart ? nil : digest.gradeAdjustedSpeed) + energy.inputs)
        }
        if let load = digest?.load {
            let heart = heartLoad(digest, profile)
            let beside = heart.map { context.say(.loadByHeart(load: context.number($0))) }
            add(
                .sessionLoad, Figure(context.number(load.value)), .load, .extreme,
                note: [loadNote(digest, load, context), beside].compactMap { $0 }.joined(separator: " · "),
                card: load.method.card,
                inputs: (digest.map { loadInputs($0, load, profile, context) } ?? [])
                    + (heart.map { [.init(context.say(.heartLoadLabel), context.number($0))] } ?? []))
        }
        tiles += weatherTiles(recording, digest, heat, day: day, context)
        let beats = inputs(moving, rate: digest?.meanHeartRate, speed: digest?.gradeAdjustedSpeed)
        if let decoupling = digest?.judgedDecoupling {
            add(
                .decoupling, Figure(context.signed(decoupling, decimals: 1), "%"), .pulse, .neutral,
                card: Efficiency.decouplingCard, inputs: beats)
        }
        if let efficiency = digest?.efficiency {
            add(
                .efficiency, context.efficiency(metresPerBeat: efficiency), .pulse, .neutral,
                card: Efficiency.card, inputs: beats)
        }
        return tiles
    }

    /// Whether grade-adjusted pace equals pace because altitudes are missing or too few.
    private static func isWithoutElevation(_ recording: Recording, _ digest: ActivityDigest?) -> Bool {
        if recording.channel(.altitude) == nil { return true }
        let isOutdoorRun = recording.sport.isRunning && recording.sport != .treadmillRunning && recording.isIndoor != true
        return isOutdoorRun && digest?.traits?.slopes.isEmpty ?? false
    }

    /// Range of 5 % either way, because altitudes come from satellites.
    private static func band(_ speed: Speed, _ context: DisplayContext) -> Explanation.Row {
        func pace(_ share: Double) -> Figure { context.pace(Speed(metresPerSecond: speed.metresPerSecond * share)) }
        return .init(context.say(.likelyBetween), context.say(.range(low: pace(1.05).number, high: pace(0.95).text)))
    }

    /// States how the load was computed and, if heart rate existed but was unreliable, why it was not used.
    private static func loadNote(_ digest: ActivityDigest?, _ load: SessionLoad, _ context: DisplayContext) -> String {
        let method = context.say(load.method.phrase)
        guard load.method == .perceivedEffort || load.method == .duration, let measures = digest?.measures else { return method }
        if measures.isHeartRateDoubtful { return method + " · " + context.say(.heartRateCountedSteps) }
        guard measures.heartRateCoverage > 0, !measures.isHeartRateTrusted else { return method }
        return method + " · " + context.say(.heartRatePartly(coverage: context.percent(measures.heartRateCoverage)))
    }
}

extension Source.Origin {
    var phrase: Phrase {
        switch self {
        case .fit: .originFIT
        case .gpx: .originGPX
        case .tcx: .originTCX
        case .appleHealth: .originAppleHealth
        case .strava: .originStrava
        case .healthAutoExport: .originHealthAutoExport
        case .csv, .ownTable, .localOwnTable: .originCSV
        case .accountExport, .localAccountExport: .originAccountExport
        case .garminConnect: .originGarminConnect
        case .heartRateMonitor: .originHeartRateMonitor
        case .manual: .originManual
        case .sessionRecord: .originSessionRecord
        case .demo: .originDemo
        }
    }
}

extension ChannelKind {
    /// Name for users; nil for repairs that do not concern them.
    var phrase: Phrase? {
        switch self {
        case .latitude, .longitude: .channelPosition
        case .altitude: .elevation
        case .distance: .distance
        case .speed: .speed
        case .heartRate: .heartRate
        case .cadence: .cadence
        case .power: .power
        case .temperature: .temperature
        case .stepLength: .stepLength
        case .verticalOscillation: .verticalOscillation
        case .groundContactTime: .groundContact
        case .respiration: .respiration
        case .activeEnergy: .energy
        default: nil
        }
    }
}
