/// Time in one zone.
public struct ZoneRow: Equatable, Sendable {
    /// 0 below the first zone, then 1…5.
    public var zone: Int
    public var label: String
    public var range: String
    public var time: String
    public var share: String
    /// 0…1 of the longest zone.
    public var fraction: Double
}
