/// Scale with named ranges and a marker.
public struct ZoneBar: Equatable, Sendable {
    public var spoken: String
    public var segments: [Segment]
    /// Position of the marker, 0…1; nil without a value.
    public var marker: Double?

    public struct Segment: Equatable, Sendable {
        public var label: String
        public var tone: Tone
        /// Start of the range, 0…1 along the scale.
        public var from: Double
        public var to: Double
        public var isHere: Bool
    }
}
