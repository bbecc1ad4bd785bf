import Testing

@testable import WebServer

struct MetricsTextTests {
    @Test func `counters, gauges and histograms are written as Prometheus reads them`() {
        var out = MetricsText()
        out.add("a_total", .counter, "Letters.", [.init([("route", "/x/{id}"), ("status", "200")], 3)])
        out.add("b", .gauge, "Nothing.", [])
        out.add("c", .gauge, "A fraction.", [.init([], 0.25)])
        var histogram = LatencyHistogram()
        for seconds in [0.001, 0.005, 0.3, 11] { histogram.add(seconds: seconds) }
        out.add("d_seconds", "Durations.", [([("route", "/")], histogram)])
        let lines = out.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines.prefix(6) == [
                "# HELP a_total Letters.", "# TYPE a_total counter", "a_total{route=\"/x/{id}\",status=\"200\"} 3",
                "# HELP c A fraction.", "# TYPE c gauge", "c 0.25",
            ])
        #expect(lines.contains("d_seconds_bucket{route=\"/\",le=\"0.005\"} 2"))
        #expect(lines.contains("d_seconds_bucket{route=\"/\",le=\"0.5\"} 3"))
        #expect(lines.contains("d_seconds_bucket{route=\"/\",le=\"+Inf\"} 4"))
        #expect(lines.contains("d_seconds_count{route=\"/\"} 4") && lines.last == "")
        #expect(lines.count { $0.hasPrefix("d_seconds_bucket") } == LatencyHistogram.bounds.count + 1)
    }

    @Test func `a label cannot end its line or its quotation marks`() {
        #expect(MetricsText.escaped("a\"b\\c\nd") == "a\\\"b\\\\c\\nd")
        #expect(
            ["NaN", "+Inf", "-Inf", "3", "1e+20"].elementsEqual([.nan, .infinity, -.infinity, 3, 1e20].map(MetricsText.number)))
    }
}
