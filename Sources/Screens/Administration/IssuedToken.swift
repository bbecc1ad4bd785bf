public import Measures

/// Facts about an issued token, without the token itself.
public struct IssuedToken: Equatable, Sendable {
    public var id: String
    /// Name that the user entered; may be empty.
    public var name: String
    public var made: Moment
    public var ends: Moment
    /// Last use, to the minute; nil if it was never used.
    public var used: Moment?

    public init(id: String, name: String, made: Moment, ends: Moment, used: Moment?) {
        self.id = id
        self.name = name
        self.made = made
        self.ends = ends
        self.used = used
    }
}
