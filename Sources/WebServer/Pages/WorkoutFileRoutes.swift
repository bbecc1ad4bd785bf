import ActivityFiles
import Analysis
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog

/// Route `/plan/{day}/workout.fit`, `.zwo` or `.txt`: a planned session as a file for watches and other programs.
struct WorkoutFileRoutes {
    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.workoutFile.path) { request, context in
            guard let day = context.parameters.get("day").flatMap({ Day(iso: $0) }), let file = context.parameters.get("file"),
                let format = WorkoutFormat.allCases.first(where: { file == "workout." + $0.rawValue })
            else { throw RequestFailure.notFound }
            let journal = context.athlete.journal
            let viewer = try await context.athlete.viewer(of: request)
            let workouts = PlannedWorkout.all(
                on: day, of: try await journal.datedPlan(asOf: viewer.context.today),
                targets: try await journal.workoutTargets(asOf: viewer.context.today), viewer.context)
            // A day of a routine may have several sessions, counted from 1.
            let number = QueryText.value("session", of: request).map { Int($0) ?? 0 } ?? 1
            guard number >= 1, number <= workouts.count else { throw RequestFailure.notFound }
            let workout = workouts[number - 1]
            let made = viewer.context.now.secondsSince1970
            guard let export = format.file(workout.outline, workout.title, created: made) else { throw RequestFailure.notFound }
            let name = "hearth-" + day.iso + (number > 1 ? "-\(number)" : "") + "." + format.rawValue
            return Response(
                status: .ok,
                headers: [
                    .contentType: format.mediaType, .cacheControl: "private, no-store",
                    .contentDisposition: "attachment; filename=\"\(name)\"",
                ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: export.bytes)))
        }
    }
}
