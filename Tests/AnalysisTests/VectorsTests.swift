import Testing

/// Computes a suite's output from an input.
typealias VectorSuite = @Sendable (VectorValue) throws -> VectorValue

let vectorSuites: [String: VectorSuite] = runningVectorSuites.merging(environmentVectorSuites) { running, _ in running }

struct VectorsTests {
    @Test func `every vector in the folder is reproduced`() throws {
        let files = try VectorFile.all()
        #expect(!files.isEmpty)
        for (name, file) in files {
            #expect(!file.suites.isEmpty, "\(name) holds no suite")
            for suite in file.suites {
                guard let compute = vectorSuites[suite.name] else {
                    Issue.record("\(name): no model is known for the suite \(suite.name)")
                    continue
                }
                #expect(!suite.vectors.isEmpty, "\(name): the suite \(suite.name) is empty")
                for vector in suite.vectors { check(vector, of: suite, in: name, compute: compute) }
            }
        }
    }

    private func check(_ vector: VectorFile.Vector, of suite: VectorFile.Suite, in file: String, compute: VectorSuite) {
        do {
            let actual = try compute(vector.input)
            let found = difference(actual, from: vector.output, tolerance: vector.tol ?? suite.tol)
            #expect(found == nil, "\(file): \(vector.id): \(found ?? "")")
        } catch {
            Issue.record("\(file): \(vector.id): \(error)")
        }
    }

    @Test func `the two tables of suites do not overlap`() {
        let names = Set(runningVectorSuites.keys)
        #expect(names.isDisjoint(with: environmentVectorSuites.keys))
    }

    @Test func `a wrong number, a wrong word and a missing key are reported`() {
        #expect(difference(.number(1.1), from: .number(1), tolerance: 0.05) != nil)
        #expect(difference(.number(1.04), from: .number(1), tolerance: 0.05) == nil)
        #expect(difference(.text("low"), from: .text("high"), tolerance: 1) != nil)
        #expect(difference(.number(0), from: .null, tolerance: 1) != nil)
        #expect(difference(.object([:]), from: .object(["a": .number(0)]), tolerance: 1) != nil)
        #expect(difference(.list([.number(1)]), from: .list([]), tolerance: 1) != nil)
        let table: VectorValue = .object(["model": .number(10), "table": .number(13), "tol_table": .number(2)])
        #expect(difference(.object(["model": .number(10)]), from: table, tolerance: 12) != nil)
    }
}
