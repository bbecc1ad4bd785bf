import Analysis
import Hummingbird
import Screens
import TrainingLog

/// A request for a page, with its athlete and the display settings of its viewer.
struct PageRequest: Sendable {
    let request: Request
    let viewer: Viewer
    let athlete: AthleteContext

    init(_ request: Request, _ viewer: Viewer, _ athlete: AthleteContext) {
        self.request = request
        self.viewer = viewer
        self.athlete = athlete
    }

    var journal: Journal { athlete.journal }
    var context: DisplayContext { viewer.context }

    /// The insights of the viewer's day.
    func insights() async throws -> Insights { try await journal.insights(asOf: context.today) }

    /// The value of a parameter in the address.
    func text(_ name: String) -> String? { QueryText.value(name, of: request) }
}
