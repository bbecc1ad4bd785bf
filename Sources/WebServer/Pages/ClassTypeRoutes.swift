import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the athlete's class types. They are plain forms below `/heat`; a reload never sends them twice, and a removal can be undone.
struct ClassTypeRoutes {
    let pageContext: PageContext

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let assets = pageContext.assets
        router.answer(RoutePattern.classTypes.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let change = ClassTypeChange { QueryText.value($0, of: request) }
            let screen = ClassTypesScreen(
                try await context.athlete.journal.classTypes(), change: change, context: viewer.context)
            return HTMLAnswer.page(ClassTypesPage(screen, frame: viewer.frame(at: .classTypes), assets: assets).body)
        }
        addForm(to: router)
        change(Route.Target.moveClassType, on: router) { list, id, fields in
            list.move(id, up: fields["to"] == Symbol.up.rawValue)
            return nil
        }
        change(Route.Target.removeClassType, on: router) { list, id, _ in
            list.setRemoved(id, true)
            return .removed
        }
        change(Route.Target.restoreClassType, on: router) { list, id, _ in
            list.setRemoved(id, false)
            return .restored
        }
    }

    private func addForm(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.classType.rawValue,
            get: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                let list = try await context.athlete.journal.classTypes()
                let id = try ClassTypeRoutes.known(QueryText.value(ClassTypeForm.Field.id.rawValue, of: request), in: list)
                return page(ClassTypeForm(id.flatMap { list.type($0) }), viewer)
            },
            post: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                let fields = try await FormFields.read(request)
                let journal = context.athlete.journal
                let id = try ClassTypeRoutes.known(
                    fields[ClassTypeForm.Field.id.rawValue], in: try await journal.classTypes())
                let newID = id ?? .random()
                let form = try await journal.changeClassTypes { list in
                    let form = ClassTypeForm(id, in: list) { fields[$0] }
                    if let type = form.classType(id: newID) { list.set(type) }
                    return form
                }
                guard form.flaws.isEmpty else { return page(form, viewer, status: .unprocessableContent) }
                return HTMLAnswer.goTo(ClassTypeChange(.saved, newID).path)
            })
    }

    /// Returns the id that a form or an address names; nil if it names none.
    private static func known(_ text: String?, in list: ClassTypeList) throws -> UniqueID? {
        guard let text else { return nil }
        guard let id = UniqueID(text), list.type(id) != nil else { throw RequestFailure.notFound }
        return id
    }

    private typealias Change = @Sendable (inout ClassTypeList, UniqueID, [String: String]) -> ClassTypeChange.Kind?

    private func change(
        _ target: Route.Target, on router: some RouterMethods<AthleteRequestContext>, _ change: @escaping Change
    ) {
        router.answer(
            target.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let journal = context.athlete.journal
                guard
                    let id = try ClassTypeRoutes.known(
                        fields[ClassTypeForm.Field.id.rawValue], in: try await journal.classTypes())
                else { throw RequestFailure.badForm }
                let kind = try await journal.changeClassTypes { change(&$0, id, fields) }
                return HTMLAnswer.goTo(kind.map { ClassTypeChange($0, id).path } ?? Route.classTypes.path)
            })
    }

    private func page(_ form: ClassTypeForm, _ viewer: Viewer, status: HTTPResponse.Status = .ok) -> Response {
        let screen = DiaryScreen(form, context: viewer.context)
        return HTMLAnswer.page(
            DiaryPage(screen, frame: viewer.frame(at: .classType(form.id?.text)), assets: pageContext.assets).body, status: status
        )
    }
}
