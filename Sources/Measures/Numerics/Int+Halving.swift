extension Int {
    /// The first index below this count for which `isReached` holds, by halving; this count if there is none.
    ///
    /// ```swift
    /// let first = days.count.first { days[$0] >= monday }
    /// ```
    /// What holds once must hold from there on, as in a column that ascends.
    @inlinable
    public func first(where isReached: (Int) -> Bool) -> Int {
        var low = 0
        var high = self
        while low < high {
            let middle = (low + high) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
