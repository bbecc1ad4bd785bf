import Hummingbird
import Screens
import WebPages

extension PageRoutes {
    /// Route of the gallery, which shows every component with sample data to developers.
    func addGallery(to router: some RouterMethods<AthleteRequestContext>) {
        let assets = assets
        router.answer(RoutePattern.sampleColumns.rawValue) { request, context in
            try PageRoutes.columns(of: Example.recording, to: request, try await context.athlete.viewer(of: request))
        }
        router.answer(RoutePattern.gallery.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let part = GalleryPart(text: QueryText.value("part", of: request))
            let screen = GalleryScreen(part, context: viewer.context)
            return HTMLAnswer.page(GalleryPage(screen, frame: viewer.frame(at: .gallery(part)), assets: assets).body)
        }
    }
}
