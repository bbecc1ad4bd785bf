import ActivityFiles
import Training

/// What every reading promises, whatever the bytes: finite numbers, channels in order, as many moments as values.
func demandSound(_ reading: FileReading) {
    for recording in reading.recordings { demandSound(recording) }
    for sample in reading.samples {
        demand(sample.value.isFinite, "a finite \(sample.kind)")
        demand(sample.start.secondsSince1970.isFinite && sample.start <= sample.end, "\(sample.kind) ends after its start")
    }
    for total in reading.totals {
        demand(total.sum.isFinite && total.minimum.isFinite && total.maximum.isFinite, "finite totals of \(total.kind)")
        demand(total.minimum <= total.maximum && total.count > 0, "ordered totals of \(total.kind)")
    }
}

func demandSound(_ recording: Recording) {
    demand(recording.start.secondsSince1970.isFinite, "a finite start")
    demand(recording.elapsed.isFinite && recording.elapsed >= 0, "a finite duration")
    for number in [
        recording.timer, recording.distance?.metres, recording.ascent?.metres, recording.descent?.metres,
        recording.meanHeartRate?.amount, recording.maximumHeartRate?.amount, recording.activeEnergy?.amount,
        recording.conditions?.temperature?.amount, recording.conditions?.humidityPercent, recording.perceivedEffort,
    ] {
        demand(number?.isFinite ?? true, "finite totals")
    }
    var previous = 0
    for channel in recording.channels {
        demand(Int(channel.kind.rawValue) > previous, "channels in order, each once")
        previous = Int(channel.kind.rawValue)
        demand(!channel.values.isEmpty && channel.values.count == channel.seconds.count, "a filled \(channel.kind)")
        var last = -Double.infinity
        for (second, value) in zip(channel.seconds, channel.values) {
            demand(value.isFinite && second.isFinite, "finite \(channel.kind)")
            demand(second >= last, "moments of \(channel.kind) never fall")
            last = second
        }
    }
    demand(recording.customChannels.count <= 64, "a column for every custom channel")
    for channel in recording.customChannels {
        demand(!channel.values.isEmpty && channel.values.count == channel.seconds.count, "a filled \(channel.name)")
        for (second, value) in zip(channel.seconds, channel.values) {
            demand(value.isFinite && second.isFinite, "finite \(channel.name)")
        }
    }
    for lap in recording.laps { demand(lap.start.isFinite && lap.elapsed.isFinite && lap.elapsed >= 0, "sound laps") }
    for pause in recording.pauses { demand(pause.start.isFinite && pause.start <= pause.end, "sound pauses") }
}
