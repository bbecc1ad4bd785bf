import Contract
import Foundation
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `addresses and problems are values`() throws {
        let body = Data(#"{"type": "/problems/not-found", "title": "Not found", "status": 404}"#.utf8)
        let path = APIRoute.trainingLoad(limit: 30).path  // /quick-wins/training-load?limit=30
        let isProtected = APIRoute.health.pattern.needsToken  // false
        let problem = try JSONDecoder().decode(ProblemPayload.self, from: body)
        #expect(path == "/quick-wins/training-load?limit=30" && !isProtected)
        #expect(problem.type == ProblemKind.notFound.type && problem.detail == nil)
    }
}
