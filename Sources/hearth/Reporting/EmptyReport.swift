/// Message for a data folder without data: how to import some.
enum EmptyReport {
    static func lines(_ settings: Settings) -> [String] {
        ["This house is empty: \(settings.home)", ""] + advice.split(separator: "\n").map(String.init)
    }

    private static let advice = """
        Bring your history:
          hearth import ~/Downloads/export.zip      an Apple Health export, as the phone makes it
          hearth import ~/Garmin                    a folder of FIT, GPX or TCX files
        Or look around with an athlete who does not exist:
          hearth demo --home ~/hearth-demo
        """
}
