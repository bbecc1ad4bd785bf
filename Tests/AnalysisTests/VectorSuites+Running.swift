import Analysis

/// Suites of sections 1 to 4 and 9: races, oxygen uptake, load, runs, extras.
let runningVectorSuites: [String: VectorSuite] = raceVectorSuites

let raceVectorSuites: [String: VectorSuite] = [
    "vdot": { .of(DanielsGilbert.vdot(metres: try $0.number("distance_m"), seconds: try $0.number("time_s"))) },
    "vdot_table": { .of(["model": DanielsGilbert.time(metres: try $0.number("distance_m"), vdot: try $0.number("vdot"))]) },
    "training_pace": { .of(["model": DanielsGilbert.pace(vdot: try $0.number("vdot"), fraction: try $0.number("pct"))]) },
]
