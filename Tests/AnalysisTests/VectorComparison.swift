/// Returns the error of `actual`; nil without one. Tolerances are absolute, per number; words and nulls must be equal.
func difference(_ actual: VectorValue, from expected: VectorValue, tolerance: Double, at path: String = "out") -> String? {
    switch (actual, expected) {
    case (.number(let actual), .number(let expected)):
        // Vectors have six decimals, so half of the last one is their rounding error.
        let printed = expected == expected.rounded(.toNearestOrEven) ? 1e-12 : 5e-7
        let allowed = max(tolerance, printed) * (1 + 1e-9)
        return abs(actual - expected) <= allowed ? nil : "\(path) is \(actual), not \(expected) ± \(allowed)"
    case (.list(let actual), .list(let expected)):
        guard actual.count == expected.count else { return "\(path) has \(actual.count) members, not \(expected.count)" }
        for index in expected.indices {
            if let found = difference(actual[index], from: expected[index], tolerance: tolerance, at: "\(path)[\(index)]") {
                return found
            }
        }
        return nil
    case (.object(let actual), .object(let expected)):
        return difference(actual, from: expected, tolerance: tolerance, at: path)
    default:
        return actual == expected ? nil : "\(path) is \(actual), not \(expected)"
    }
}

/// Compares only values stated in the vector. A printed table value beside the model's has its own tolerance.
private func difference(
    _ actual: [String: VectorValue], from expected: [String: VectorValue], tolerance: Double, at path: String
) -> String? {
    for (key, value) in expected where key != "table" && key != "tol_table" {
        let allowed = key == "model" ? min(tolerance, 0.01) : tolerance
        if let found = difference(actual[key] ?? .null, from: value, tolerance: allowed, at: "\(path).\(key)") { return found }
    }
    guard let table = expected["table"] else { return nil }
    guard let allowed = expected["tol_table"]?.numberOrNil else { return "\(path).table has no tolerance" }
    return difference(actual["model"] ?? .null, from: table, tolerance: allowed, at: "\(path).table")
}
