public import Measures

/// A token that this house gave out: all that is known of it, but not the token itself.
public struct GivenToken: Equatable, Sendable {
    public var id: String
    /// As the person called it; may be empty.
    public var name: String
    public var made: Moment
    public var ends: Moment
    /// To the minute; nil when nobody ever came with it.
    public var used: Moment?

    public init(id: String, name: String, made: Moment, ends: Moment, used: Moment?) {
        self.id = id
        self.name = name
        self.made = made
        self.ends = ends
        self.used = used
    }
}
