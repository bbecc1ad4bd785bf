import Foundation
import Hummingbird

/// Text parameters of an address's query. A plus sign means a space, as browsers encode it.
enum QueryText {
    static func value(_ name: String, of request: Request) -> String? {
        guard let query = request.uri.query else { return nil }
        return FormFields.fields(of: query)?[name]
    }
}
