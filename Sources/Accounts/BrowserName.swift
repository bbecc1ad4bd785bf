/// Names the browser and the system of a `User-Agent` header, so that the athlete recognises a session in a list.
///
/// A client can send any header, so that the name never decides anything. Names are fixed words and need no translation.
public enum BrowserName {
    /// In this order: a browser names those that it descends from too.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi"),
        ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"), ("Safari/", "Safari"), ("curl/", "curl"), ("Python-urllib/", "Python"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
        ("Macintosh", "Mac"), ("Linux", "Linux"), ("FreeBSD", "FreeBSD"),
    ]

    /// Returns a name such as "Firefox · Linux"; empty when neither is known.
    ///
    /// - Parameter header: the first 512 characters are read.
    public static func of(userAgent header: String?) -> String {
        let header = String((header ?? "").prefix(512))
        func known(_ list: [(mark: String, name: String)]) -> String? { list.first { header.contains($0.mark) }?.name }
        return [known(browsers), known(systems)].compactMap { $0 }.joined(separator: " · ")
    }
}
