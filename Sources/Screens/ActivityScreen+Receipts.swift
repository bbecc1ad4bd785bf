import Analysis

extension ActivityScreen {
    /// Receipts of the parts that are there. What was repaired for them is listed on the page.
    mutating func explainParts(points: Int, _ reader: Reader) {
        if charts != nil {
            chartsWhy = ExplainText.explanation(
                ofCard: "why-charts", title: chartsTitle, what: .chartsWhat, restsOn: reader.count(.observations, points),
                rows: repairs, reader: reader)
        }
        if !zones.isEmpty {
            zonesWhy = ExplainText.explanation(
                ofCard: "why-zones", title: zonesTitle, what: .zonesWhat, models: [HeartRateZones.card, TimeInZones.card],
                reader: reader)
        }
        if let splits {
            splitsWhy = ExplainText.explanation(
                ofCard: "why-splits", title: splits.title, what: .splitsWhat, models: [Splits.card], reader: reader)
        }
    }
}
