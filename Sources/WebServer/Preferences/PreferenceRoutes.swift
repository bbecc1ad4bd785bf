import HTTPTypes
import Hummingbird
import Screens

/// Route `POST /preferences`: stores a choice in a cookie and redirects to the page of the form. It works without scripts.
struct PreferenceRoutes {
    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(
            Route.Target.preferences.path,
            post: { request, _ in
                var fields = try await FormFields.read(request)
                if let kept = Preference.temperature(toKeepWith: fields, in: request) {
                    fields[Preference.temperature.rawValue] = kept.rawValue
                }
                var response = HTMLAnswer.goTo(PreferenceRoutes.localPath(fields["return"] ?? "/"))
                var isChanged = false
                for preference in Preference.allCases {
                    guard let value = fields[preference.rawValue] else { continue }
                    guard preference.allows(value) else { throw RequestFailure.badForm }
                    // The value is one of a few known words and needs no escaping. Scripts cannot read the cookie.
                    let cookie =
                        preference.cookie(for: request) + "=" + value + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
                        + (request.isEncrypted ? "; Secure" : "")
                    response.headers.append(HTTPField(name: .setCookie, value: cookie))
                    isChanged = true
                }
                guard isChanged else { throw RequestFailure.badForm }
                return response
            })
    }

    /// Returns the path to redirect to, or the front page for anything that could lead to another host.
    static func localPath(_ path: String) -> String {
        let bytes = Array(path.utf8)
        guard bytes.count <= 2000, bytes.first == UInt8(ascii: "/"), bytes.count < 2 || (bytes[1] != 0x2F && bytes[1] != 0x5C),
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return "/" }
        return path
    }
}
