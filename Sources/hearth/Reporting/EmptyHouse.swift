/// What a house without data says: how to bring some.
enum EmptyHouse {
    static func text(_ settings: Settings) -> String {
        """
        This house is empty: \(settings.home)

        Bring your history:
          hearth import ~/Downloads/export.zip      an Apple Health export, as the phone makes it
          hearth import ~/Garmin                    a folder of FIT, GPX or TCX files
        Or look around with an athlete who does not exist:
          hearth demo --home ~/hearth-demo
        """
    }
}
