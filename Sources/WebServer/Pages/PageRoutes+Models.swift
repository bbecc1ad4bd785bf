import Hummingbird
import Screens
import WebPages

extension PageRoutes {
    /// Adds the pages of the models. They depend on no data.
    func addModels(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(RoutePattern.models.rawValue) { request, context in
            try await context.athlete.responses.page(request) { viewer in
                let screen = ModelsScreen(context: viewer.context)
                return HTMLAnswer.page(ModelsPage(screen, frame: viewer.frame(at: .models), assets: assets).body)
            }
        }
        router.answer(RoutePattern.model.rawValue) { request, context in
            let id = EditRoutes.id(in: context)
            return try await context.athlete.responses.page(request) { viewer in
                guard let screen = ModelScreen(id: id, context: viewer.context) else { throw RequestFailure.notFound }
                return HTMLAnswer.page(ModelPage(screen, frame: viewer.frame(at: .model(id)), assets: assets).body)
            }
        }
    }
}
