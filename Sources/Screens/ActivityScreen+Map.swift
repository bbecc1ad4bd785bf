import Localizations
import Measures
import Training

extension ActivityScreen {
    static func map(
        _ recording: Recording, of activity: Route, in view: ActivityView, distance: Distance?, _ series: ActivitySeries,
        ground: MapSource?, _ reader: Reader
    ) -> RouteMap? {
        var available: [(RouteColour, SampledColumns)] = []
        if let speed = series.speed { available.append((.pace, speed)) }
        if let rate = series.heartRate { available.append((.heartRate, rate)) }
        if let altitude = series.altitude { available.append((.elevation, altitude)) }
        let chosen = available.first { $0.0 == view.colour } ?? available.first
        guard let path = MapPath(recording, colouredBy: chosen?.1, columns: series.count) else { return nil }
        let isOnFoot = recording.sport.isOnFoot
        func name(_ colour: RouteColour) -> String {
            switch colour {
            case .pace: reader.say(isOnFoot ? .pace : .speed)
            case .heartRate: reader.say(.heartRate)
            case .elevation: reader.say(.elevation)
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
            guard let value, let colour = chosen?.0 else { return reader.say(isSpeed ? fast : high) }
            switch colour {
            case .pace:
                let speed = Speed(metresPerSecond: value)
                return reader.say(fastThan((isOnFoot ? reader.pace(speed) : reader.speed(speed)).text))
            case .heartRate: return reader.say(highThan(reader.heartRate(HeartRate(beatsPerMinute: value)).text))
            case .elevation: return reader.say(highThan(reader.height(value).text))
            }
        }
        let length = scaleLength(path.metresAcross, reader)
        let distance = distance.map { reader.exactDistance($0).text } ?? ""
        return RouteMap(
            title: reader.say(.route), path: path,
            spoken: reader.say(.routeSpoken(distance: distance, measure: chosen.map { name($0.0) } ?? "–")),
            chooseLabel: reader.say(.colourBy),
            choices: choices, lowLabel: bound(path.bounds.first, .slower, Phrase.slowerThan, .lower, Phrase.lowerThan),
            highLabel: bound(path.bounds.last, .faster, Phrase.fasterThan, .higher, Phrase.higherThan), start: reader.say(.start),
            finish: reader.say(.finish),
            scale: length.figure, scaleShare: length.metres / path.metresAcross, tools: RouteMap.tools(reader),
            ground: MapGround(path.frame, ground, reader))
    }

    /// Returns a round length of at most a third of the width.
    static func scaleLength(_ across: Double, _ reader: Reader) -> (metres: Double, figure: Figure) {
        let unit = reader.units.metresPerLongUnit
        if across / 3 >= unit {
            let step = Axis.niceStep(across / 3 / unit)
            let fitting = step * unit <= across / 3 ? step : step / 2
            return (
                fitting * unit,
                Figure(reader.number(fitting, decimals: fitting == fitting.rounded(.down) ? 0 : 1), reader.units.longUnit)
            )
        }
        let small = reader.units.metresPerHeightUnit
        let step = Axis.niceStep(across / 3 / small) / 2
        return (step * small, Figure(reader.number(step), reader.units.heightUnit))
    }
}
