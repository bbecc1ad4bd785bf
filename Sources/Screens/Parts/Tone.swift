/// What a colour would mean; each skin picks the colour, and never lets it speak alone.
public enum Tone: String, CaseIterable, Sendable { case neutral, good, info, caution, alarm, highlight, extreme }
