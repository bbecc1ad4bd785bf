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
            let losses = format.losses(outline, title)
            let fidelity: WorkoutExport.Fidelity = losses.map { $0.isEmpty ? .exact : .degraded } ?? .unsupported
            return (format, fidelity, losses ?? [])
        }
    }
}
