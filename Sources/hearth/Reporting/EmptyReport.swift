/// Message for a data folder without data: how to import some.
enum EmptyReport {
    static func lines(_ settings: Settings) -> [String] {
        ["There is no data yet in \(settings.home)", ""] + advice.split(separator: "\n").map(String.init)
    }

    private static let advice = """
        Import your history:
          hearth import ~/Downloads/export.zip      an Apple Health export from the phone
          hearth import ~/Garmin                    a folder of FIT, GPX or TCX files
        Or try Hearth with a demo athlete:
          hearth demo --home ~/hearth-demo
        """
}
