/// Meaning of a colour. Pages choose the colour, and never use it without a word.
public enum Tone: String, CaseIterable, Sendable { case neutral, good, info, caution, alarm, highlight, extreme }
