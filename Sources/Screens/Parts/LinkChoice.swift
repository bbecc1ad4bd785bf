/// One of several views of a page, each with an address.
public struct LinkChoice: Equatable, Sendable {
    public var label: String
    public var path: String
    public var isChosen: Bool
}
