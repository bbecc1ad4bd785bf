/// Text of metrics in Prometheus' exposition format, version 0.0.4.
struct MetricsText {
    static let type = "text/plain; version=0.0.4; charset=utf-8"

    enum Kind: String { case counter, gauge, histogram }

    /// A number under labels, whose names are fixed in the code.
    struct Sample {
        var labels: [(name: String, value: String)] = []
        var value: Double

        init(_ labels: [(name: String, value: String)] = [], _ value: Double) {
            self.labels = labels
            self.value = value
        }

        init(_ labels: [(name: String, value: String)] = [], _ value: Int) { self.init(labels, Double(value)) }
    }

    private(set) var text = ""

    /// Adds a metric. One without samples is left out: a missing number is not zero.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
        guard !samples.isEmpty else { return }
        head(name, kind, help)
        for sample in samples { line(name, sample) }
    }

    /// Adds a histogram, with one series for each set of labels.
    mutating func add(
        _ name: String, _ help: String, _ histograms: [(labels: [(name: String, value: String)], histogram: LatencyHistogram)]
    ) {
        guard !histograms.isEmpty else { return }
        head(name, .histogram, help)
        for (labels, histogram) in histograms {
            let bounds = LatencyHistogram.bounds.map { MetricsText.number($0) } + ["+Inf"]
            for (bound, count) in zip(bounds, histogram.cumulated) {
                line(name + "_bucket", Sample(labels + [("le", bound)], count))
            }
            line(name + "_sum", Sample(labels, histogram.sum))
            line(name + "_count", Sample(labels, histogram.cumulated.last ?? 0))
        }
    }

    private mutating func head(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    private mutating func line(_ name: String, _ sample: Sample) {
        let labels = sample.labels.map { "\($0.name)=\"\(MetricsText.escaped($0.value))\"" }.joined(separator: ",")
        text += name + (labels.isEmpty ? "" : "{" + labels + "}") + " " + MetricsText.number(sample.value) + "\n"
    }

    /// Escapes a label's value: backslash, quotation mark and newline.
    static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
        return "\(value)"
    }
}
