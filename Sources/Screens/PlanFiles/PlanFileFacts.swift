public import ActivityFiles
public import Analysis
public import Training

/// What the files of a planned session hold, by format, for programs.
public enum PlanFileFacts {
    public static func all(
        _ outline: WorkoutOutline, of planned: PlannedDay, _ context: DisplayContext
    ) -> [(format: WorkoutFormat, fidelity: WorkoutExport.Fidelity, losses: [WorkoutExport.Loss])] {
        let title = WorkoutFileText.title(outline, of: planned, context)
        return WorkoutFormat.allCases.map { format in
            let export = format.file(outline, title, created: 0)
            return (format, export?.fidelity ?? .unsupported, export?.losses ?? [])
        }
    }
}
