import Foundation
import Hummingbird

/// The words in an address's query, as browsers write them: a space may be a plus.
enum QueryText {
    static func value(_ name: String, of request: Request) -> String? {
        guard let query = request.uri.query else { return nil }
        return FormFields.fields(of: query)?[name]
    }
}
