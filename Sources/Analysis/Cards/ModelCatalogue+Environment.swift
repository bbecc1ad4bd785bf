extension ModelCatalogue {
    /// Weather, heat, readiness, form and plan.
    static let environment: [ModelCard] = []
}
