/// Times of each kilometre, or of another step.
///
/// Formula: differences of the moments at which multiples of the step are first reached, straight lines between samples.
/// Units: seconds and metres.
/// Source: counting.
/// Grade: established.
public enum Splits {
    public static let card = ModelCard(
        id: "splits", name: "Splits", alsoKnownAs: ["kilometre splits"],
        formula: "elapsed time between multiples of the step, linear between samples", units: "s",
        source: "our own interpolation at the boundary, because samples rarely fall on a kilometre", grade: .established,
        limits:
            "Elapsed time, pauses included; a pace beside it is that of the moving time. The last, incomplete part is kept apart with its distance."
    )

    /// Returns the seconds of every complete split, in order.
    public static func complete(seconds: [Double], metres: [Double], step: Double) -> [Double] {
        guard seconds.count == metres.count, let first = metres.first, step > 0 else { return [] }
        var times: [Double] = []
        var previous = seconds[0]
        var goal = first + step
        for index in 1..<max(1, seconds.count) {
            // A jump over many steps is an error of the file; no run has a million splits.
            while metres[index] >= goal, times.count < 10_000 {
                let length = metres[index] - metres[index - 1]
                let share = length > 0 ? (goal - metres[index - 1]) / length : 1
                let moment = seconds[index - 1] + share * (seconds[index] - seconds[index - 1])
                times.append(moment - previous)
                previous = moment
                goal += step
            }
        }
        return times
    }

    /// Returns the ratio of second to first half: below one is a negative split. Nil without a positive first half.
    public static func secondHalfRatio(seconds: [Double], metres: [Double]) -> Double? {
        guard let first = metres.first, let last = metres.last, last > first, let start = seconds.first, let end = seconds.last
        else { return nil }
        guard let half = complete(seconds: seconds, metres: metres, step: (last - first) / 2).first, half > 0 else { return nil }
        return (end - start - half) / half
    }
}
