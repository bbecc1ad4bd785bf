import Training

extension Channel {
    /// Returns the same samples later after the start.
    consuming func later(by delay: Double) -> Channel {
        for index in seconds.indices { seconds[index] += delay }
        return self
    }
}
