/// Filters of a list that are choices only: a form that leads to an address.
public struct SelectForm: Equatable, Sendable {
    public var title: String
    /// Page that shows the filtered list.
    public var route: Route
    public var selects: [FilterForm.Select]
    public var apply: String
    public var reset: String
    /// Whether a filter is active, so that the form is open and can be reset.
    public var isActive: Bool
}
