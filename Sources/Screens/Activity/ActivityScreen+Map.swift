import Localizations
import Measures
import Training

extension ActivityScreen {
    static func map(
        _ recording: Recording, of activity: Route, in view: ActivityView, distance: Distance?, _ series: ActivitySeries,
        maps: MapSelection, breaks: [Int] = [], _ context: DisplayContext
    ) -> RouteMap? {
        var available: [(RouteColour, SampledColumns)] = []
        if let speed = series.speed { available.append((.pace, speed)) }
        if let rate = series.heartRate { available.append((.heartRate, rate)) }
        if let altitude = series.altitude { available.append((.elevation, altitude)) }
        let chosen = available.first { $0.0 == view.colour } ?? available.first
        guard let path = MapPath(recording, colouredBy: chosen?.1, columns: series.count, breaks: breaks) else { return nil }
        let isOnFoot = recording.sport.isOnFoot
        func name(_ colour: RouteColour) -> String {
            switch colour {
            case .pace: context.say(isOnFoot ? .pace : .speed)
            case .heartRate: context.say(.heartRate)
            case .elevation: context.say(.elevation)
            }
        }
        let choices = available.map { entry in
            RouteMap.Choice(
                label: name(entry.0), path: view.coloured(by: entry.0).path(of: activity), isChosen: entry.0 == chosen?.0)
        }
        let isSpeed = chosen.map { $0.0 == .pace } ?? true
        /// Returns the end of the legend with the value where its class begins.
        func bound(
            _ value: Double?, _ fast: Phrase, _ fastThan: (String) -> Phrase, _ high: Phrase,
            _ highThan: (String) -> Phrase
        ) -> String {
            guard let value, let colour = chosen?.0 else { return context.say(isSpeed ? fast : high) }
            switch colour {
            case .pace:
                let speed = Speed(metresPerSecond: value)
                return context.say(fastThan((isOnFoot ? context.pace(speed) : context.speed(speed)).text))
            case .heartRate: return context.say(highThan(context.heartRate(HeartRate(beatsPerMinute: value)).text))
            case .elevation: return context.say(highThan(context.height(value).text))
            }
        }
        let length = scaleLength(path.metresAcross, context)
        let distance = distance.map { context.exactDistance($0).text } ?? ""
        return RouteMap(
            title: context.say(.route), path: path,
            spoken: context.say(.routeSpoken(distance: distance, measure: chosen.map { name($0.0) } ?? "–")),
            chooseLabel: context.say(.colourBy),
            choices: choices, lowLabel: bound(path.bounds.first, .slower, Phrase.slowerThan, .lower, Phrase.lowerThan),
            highLabel: bound(path.bounds.last, .faster, Phrase.fasterThan, .higher, Phrase.higherThan),
            start: context.say(.start),
            finish: context.say(.finish),
            scale: length.figure, scaleShare: length.metres / path.metresAcross, tools: RouteMap.tools(context),
            ground: MapGround(path.frame, maps, context),
            chooser: MapChooser(maps, at: view.path(of: activity), frame: path.frame, context))
    }

    /// Returns a round length of at most a third of the width.
    static func scaleLength(_ across: Double, _ context: DisplayContext) -> (metres: Double, figure: Figure) {
        let unit = context.units.metresPerLongUnit
        if across / 3 >= unit {
            let step = Axis.niceStep(across / 3 / unit)
            let fitting = step * unit <= across / 3 ? step : step / 2
            return (
                fitting * unit,
                Figure(context.number(fitting, decimals: fitting == fitting.rounded(.down) ? 0 : 1), context.units.longUnit)
            )
        }
        let small = context.units.metresPerHeightUnit
        let step = Axis.niceStep(across / 3 / small) / 2
        return (step * small, Figure(context.number(step), context.units.heightUnit))
    }
}
