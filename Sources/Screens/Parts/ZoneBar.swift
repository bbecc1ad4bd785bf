/// A scale parted into named stretches, with a marker.
public struct ZoneBar: Equatable, Sendable {
    public var spoken: String
    public var segments: [Segment]
    /// 0…1 along the scale; nil when there is nothing to mark.
    public var marker: Double?

    public struct Segment: Equatable, Sendable {
        public var label: String
        public var tone: Tone
        /// 0…1 along the scale.
        public var from: Double
        public var to: Double
        public var isHere: Bool
    }
}
