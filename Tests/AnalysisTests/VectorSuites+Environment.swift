import Analysis

/// Suites of sections 5 to 8 and 10: weather, heat, readiness, form, plan.
let environmentVectorSuites: [String: VectorSuite] = [:]
