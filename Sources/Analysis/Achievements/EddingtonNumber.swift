/// Eddington number of running: E days with at least E kilometres.
///
/// Formula: the largest E such that on E days at least E km were run.
/// Units: km.
/// Source: A. S. Eddington, who counted miles by bicycle.
/// Grade: established.
public enum EddingtonNumber {
    public static let card = ModelCard(
        id: "eddington", name: "Eddington number", alsoKnownAs: ["E number"],
        formula: "max E: at least E days with at least E km run", units: "km",
        source: "Sir Arthur Eddington's own count of cycling days, as the field uses it; here kilometres of running a day",
        grade: .established, limits: "A game with arithmetic: it says nothing about fitness. Shown from 10 days with a run on.")

    /// Days with a run below which the number says nothing.
    static let leastDays = 10

    /// - Parameter kilometres: distances by day, in any order.
    public static func of(_ kilometres: [Double]) -> Int {
        var number = 0
        for (index, distance) in kilometres.sorted(by: >).enumerated() where distance >= Double(index + 1) { number = index + 1 }
        return number
    }
}
