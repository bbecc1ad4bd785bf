import Measures

/// Configuration link of the iPhone app Health Auto Export: opening it there creates an automation that sends data to this server.
///
/// Parameters as its maker documents them (help.healthyapps.dev, “Deep Link Automation”, 5 February 2026).
public struct HealthAutoExportLink: Equatable, Sendable {
    public enum Content: CaseIterable, Sendable { case workouts, dailyValues }

    /// The whole link. It contains the token, so it is shown once, like the token.
    public let address: String

    /// - Parameters:
    ///   - content: kind of data that the automation sends.
    ///   - server: origin at which the phone reaches this server, such as `http://127.0.0.1:8080`.
    ///   - path: path that accepts the app's data.
    ///   - token: secret that the app sends with its data.
    ///   - name: name of the automation in the app.
    public init(_ content: Content, server: String, path: String, token: String, name: String) {
        var fields = [
            ("url", server + path), ("name", name), ("headers", "Authorization,Bearer " + token), ("format", "json"),
            ("exportversion", "v2"), ("enabled", "true"), ("syncinterval", "hours"), ("syncquantity", "1"),
        ]
        switch content {
        case .workouts:
            // Heart rate to the second.
            fields += [
                ("datatype", "workouts"), ("includeroutes", "true"), ("includeworkoutmetadata", "true"),
                ("workoutsmetadatainterval", "seconds"),
            ]
        case .dailyValues: fields.append(("datatype", "healthMetrics"))
        }
        address =
            "com.HealthExport://automation?"
            + fields.map { $0.0 + "=" + PercentEncoding.escaped($0.1) }.joined(separator: "&")
    }
}
