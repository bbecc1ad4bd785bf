/// One of several views of the same thing, each with an address.
public struct LinkChoice: Equatable, Sendable {
    public var label: String
    public var path: String
    public var isChosen: Bool
}
