import Measures
public import Training

extension Recording {
    /// Mean speed of each lap over its time in motion, in metres per second; nil for a lap without a distance.
    public var lapSpeeds: [Double?] {
        let motion = MovingTime(of: self)
        return laps.map { lap in
            let moving = motion.isMeasured ? motion.seconds(from: lap.start, to: lap.start + lap.elapsed) : 0
            let time = moving > 0 ? min(moving, lap.timer ?? moving) : lap.timer ?? lap.elapsed
            return lap.distance.flatMap { $0.metres > 0 && time > 0 ? $0.metres / time : nil }
        }
    }
}
