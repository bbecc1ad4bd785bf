import Foundation

/// A file of test vectors: suites by name, each with its tolerance.
struct VectorFile: Decodable {
    var suites: [Suite]

    struct Suite: Decodable {
        var name: String
        var tol: Double
        var vectors: [Vector]
    }

    struct Vector: Decodable {
        var id: String
        var input: VectorValue
        var output: VectorValue
        /// Tolerance of the vector, which precedes that of the suite.
        var tol: Double?

        enum CodingKeys: String, CodingKey {
            case id, tol
            case input = "in"
            case output = "out"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(String.self, forKey: .id)
            input = try container.decode(VectorValue.self, forKey: .input)
            // A null is an expectation; a missing `out` is an invalid file.
            output = try container.decode(VectorValue.self, forKey: .output)
            tol = try container.decodeIfPresent(Double.self, forKey: .tol)
        }
    }

    /// Every `*.json` of the folder of vectors.
    static func all() throws -> [(name: String, file: VectorFile)] {
        guard let folder = Bundle.module.url(forResource: "Vectors", withExtension: nil) else {
            throw VectorMismatch(description: "the folder of vectors is not in the test bundle")
        }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map {
            (name: $0.lastPathComponent, file: try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)))
        }
    }
}
