import Analysis
import Hummingbird
import Screens
import TrainingLog
import WebPages

extension PageRoutes {
    /// Routes of the list, the trends and the analysis of heated classes.
    func addHeatedClasses(to router: some RouterMethods<AthleteRequestContext>) {
        let assets = assets
        live(.heatClasses, on: router) { request, _ in
            .heatClasses(HeatedClassesQuery { QueryText.value($0, of: request) })
        } page: { asked, frame in
            let screen = HeatedClassesScreen(
                digests: try await asked.journal.activities(), heated: try await asked.insights().weather.heated,
                query: HeatedClassesQuery { asked.text($0) }, context: asked.context)
            return HeatedClassesPage(screen, frame: frame, assets: assets)
        }
        live(.heatTrends, on: router) { request, _ in
            .heatTrends(QueryText.value("room", of: request).flatMap { HeatedRoom(rawValue: $0) })
        } page: { asked, frame in
            let room = asked.text("room").flatMap { HeatedRoom(rawValue: $0) }
            let screen = HeatedTrendsScreen(insights: try await asked.insights(), room: room, context: asked.context)
            return HeatedTrendsPage(screen, frame: frame, assets: assets)
        }
        live(.heatAnalysis, on: router) { _, _ in
            .heatAnalysis
        } page: { asked, frame in
            let screen = HeatedAnalysisScreen(
                insights: try await asked.insights(), digests: try await asked.journal.activities(), context: asked.context)
            return HeatedAnalysisPage(screen, frame: frame, assets: assets)
        }
    }
}
