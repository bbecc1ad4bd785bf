/// How long a device waits after requests that failed.
public enum BackOff {
    /// Longest wait after the first failure, in seconds.
    public static let first = 5.0
    /// Longest wait of all, in seconds.
    public static let longest = 3600.0

    /// Seconds to wait after `attempts` failures in a row: 5 s doubling to 1 h, of which the first half is certain and the rest is multiplied
    /// by `jitter`, so that devices which failed together do not return together.
    ///
    /// The driver draws `jitter` from 0…1. A value outside is replaced by the nearest end, and NaN by 0.
    public static func seconds(attempts: Int, jitter: Double) -> Double {
        var wait = first
        for _ in 1..<min(max(attempts, 1), 12) { wait = min(wait * 2, longest) }
        let share = jitter > 0 ? min(jitter, 1) : 0
        return wait * (0.5 + 0.5 * share)
    }
}
