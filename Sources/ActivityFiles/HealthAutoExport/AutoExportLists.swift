import Measures

extension AutoExportReading {
    /// Reads the text's member `data`, or the whole text without one.
    mutating func readRoot(_ bytes: Span<UInt8>, _ outline: inout JSONOutline) throws(FileError) {
        guard try outline.enter("{", bytes) else {
            if let byte = outline.peek(bytes), JSONDocument.isPlain(byte) {
                throw .malformed(what: "json", offset: outline.place)
            }
            return try outline.pass(bytes)
        }
        let inside = outline
        while let key = try outline.key(bytes) {
            guard bytes.extracting(key).isEqual(to: "data") else {
                try outline.pass(bytes)
                continue
            }
            if try outline.enter("{", bytes) { try readLists(bytes, &outline) } else { try outline.pass(bytes) }
            while try outline.key(bytes) != nil { try outline.pass(bytes) }
            return
        }
        outline = inside
        try readLists(bytes, &outline)
    }

    /// Reads the metrics and workouts of the current object, each list once.
    private mutating func readLists(_ bytes: Span<UInt8>, _ outline: inout JSONOutline) throws(FileError) {
        var (hasMetrics, hasWorkouts) = (false, false)
        while let key = try outline.key(bytes) {
            let isMetrics = !hasMetrics && bytes.extracting(key).isEqual(to: "metrics")
            let isWorkouts = !hasWorkouts && bytes.extracting(key).isEqual(to: "workouts")
            if isMetrics { hasMetrics = true }
            if isWorkouts { hasWorkouts = true }
            guard isMetrics || isWorkouts, try outline.enter("[", bytes) else {
                try outline.pass(bytes)
                continue
            }
            holdsAny = true
            while try !outline.leavesArray(bytes) {
                if isMetrics { try readMetric(bytes, &outline) } else { try readWorkout(bytes, &outline) }
            }
        }
    }

    private mutating func readWorkout(_ bytes: Span<UInt8>, _ outline: inout JSONOutline) throws(FileError) {
        let document = try JSONDocument(elementsIn: bytes, &outline, atMost: 1)
        for workout in document.elements { read(workout: workout, of: document) }
    }

    /// Reads one metric, a name, a unit and its values, in windows. If name and unit precede the values, as in the app's files, one pass is
    /// sufficient; otherwise it takes two.
    private mutating func readMetric(_ bytes: Span<UInt8>, _ outline: inout JSONOutline) throws(FileError) {
        guard try outline.enter("{", bytes) else {
            unreadable("metric", at: outline.place)
            return try outline.pass(bytes)
        }
        var metric = AutoExportMetric(start: outline.place)
        var passed: JSONOutline?
        var isRead = false
        while let key = try outline.key(bytes) {
            let name = bytes.extracting(key)
            if metric.name == nil, name.isEqual(to: "name") {
                metric.name = try outline.scalar(bytes)
            } else if metric.unit == nil, name.isEqual(to: "units") {
                metric.unit = try outline.scalar(bytes)
            } else if passed == nil, !isRead, name.isEqual(to: "data") {
                if metric.name != nil, metric.unit != nil {
                    isRead = true
                    try readData(of: metric, bytes, &outline)
                } else {
                    passed = outline
                    try outline.pass(bytes)
                }
            } else {
                try outline.pass(bytes)
            }
        }
        if isRead { return }
        if var passed { return try readData(of: metric, bytes, &passed) }
        _ = plan(metric, bytes)  // without values too, an unreadable name or unit is reported
    }

    private mutating func readData(
        of metric: AutoExportMetric, _ bytes: Span<UInt8>, _ outline: inout JSONOutline
    ) throws(FileError) {
        guard let plan = plan(metric, bytes), try outline.enter("[", bytes) else { return try outline.pass(bytes) }
        while try !outline.leavesArray(bytes) {
            let document = try JSONDocument(elementsIn: bytes, &outline)
            for entry in document.elements {
                if plan.kind == .sleep {
                    readSleep(entry, of: document, factor: plan.factor)
                } else {
                    read(entry: entry, of: document, plan.kind, factor: plan.factor)
                }
            }
        }
    }

    /// Returns how to read a metric's values; nil, with a note, if the metric is unusable.
    private mutating func plan(_ metric: AutoExportMetric, _ bytes: Span<UInt8>) -> (kind: HealthKind, factor: Double)? {
        guard let name = metric.name else {
            unreadable("metric", at: metric.start)
            return nil
        }
        let kind = HealthKind(autoExportName: bytes.extracting(name))
        let unit = bytes.extracting(metric.unit ?? 0..<0)
        if kind == .sleep { return (kind, HealthUnits.factor(unit, .minutes) ?? 60) }
        if kind == .other {
            skip()
            return nil
        }
        guard let factor = HealthUnits.factor(unit, kind.dimension) else {
            unreadable("unit", at: metric.unit?.lowerBound ?? metric.start)
            return nil
        }
        return (kind, factor)
    }
}

/// Positions of a metric's parts in the text.
private struct AutoExportMetric {
    /// Position after its bracket.
    var start: Int
    var name: Range<Int>?
    var unit: Range<Int>?
}
