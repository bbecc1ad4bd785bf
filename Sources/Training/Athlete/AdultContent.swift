/// Whether packs of routines for adults are shown. The raw values are stored and part of the API.
public enum AdultContent: String, CaseIterable, Sendable {
    case hidden, shown
}

extension Athlete {
    public var showsAdultContent: Bool { adultContent == .shown }
}
