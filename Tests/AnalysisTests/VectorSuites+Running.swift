import Analysis
import Measures
import Training

/// Suites of sections 1 to 4 and 9: races, oxygen uptake, load, runs, extras.
let runningVectorSuites: [String: VectorSuite] = [
    raceVectorSuites, uptakeVectorSuites, sessionLoadVectorSuites, loadVectorSuites, runVectorSuites, extraVectorSuites,
].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

extension VectorValue {
    func sex(_ key: String = "sex") throws -> Sex {
        guard let sex = Sex(rawValue: try text(key)) else { throw VectorMismatch(description: "\(key) is no sex") }
        return sex
    }

    /// Rows of distance and time.
    func efforts() throws -> [(metres: Double, seconds: Double)] { try rows("efforts").map { ($0[0], $0[1]) } }
}
