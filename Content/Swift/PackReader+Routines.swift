import Training

extension PackReader {
    mutating func readMethods(_ node: ContentNode?) -> [TrainingMethod] {
        guard let node else { return [] }
        var found: [TrainingMethod] = []
        for item in list(node, 1...PackReader.mostMethods) {
            let mapping = ContentMapping(
                item, required: ["id", "kind", "name", "description", "minutes", "intensity"], optional: ["heat"],
                flaws: &flaws)
            guard let mapping else { continue }
            let id = identifier(mapping["id"])
            let kind: TrainingMethod.Kind? = word(mapping["kind"])
            let name = translated(mapping["name"], most: 60)
            let description = translated(mapping["description"], most: 600)
            let minutes = wholeNumber(mapping["minutes"], TrainingMethod.minuteRange)
            let intensity: TrainingMethod.Intensity? = word(mapping["intensity"])
            let isInHeat = truth(mapping["heat"])
            guard let id, let kind, let name, let description, let minutes, let intensity else {
                if let named = mapping["id"]?.text { flawedMethods.insert(named) }
                continue
            }
            if methods[id] != nil, let node = mapping["id"] {
                flaws.append(node.flaw(.duplicate(id.text)))
                continue
            }
            let method = TrainingMethod(
                id: id, kind: kind, name: name, description: description, minutes: minutes, intensity: intensity,
                isInHeat: isInHeat)
            methods[id] = method
            found.append(method)
        }
        return found
    }

    mutating func readRoutines(
        _ node: ContentNode?, pack: ContentID, advice: TranslatedText?, isForAdults: Bool
    ) -> [Routine] {
        guard let node else { return [] }
        var found: [Routine] = []
        var known: Set<ContentID> = []
        var followers: [(id: ContentID, node: ContentNode)] = []
        for item in list(node, 1...PackReader.mostRoutines) {
            let mapping = ContentMapping(
                item, required: ["id", "name", "description", "goal", "difficulty", "days"], optional: ["repeats", "next"],
                flaws: &flaws)
            guard let mapping else { continue }
            let id = identifier(mapping["id"])
            let name = translated(mapping["name"], most: 120)
            let description = translated(mapping["description"], most: 1000)
            let goal: Routine.Goal? = word(mapping["goal"])
            let difficulty: Routine.Difficulty? = word(mapping["difficulty"])
            let days = readDays(mapping["days"])
            let repeats = mapping["repeats"].map { truth($0) } ?? true
            let next = identifier(mapping["next"])
            if let node = mapping["next"] {
                if repeats { flaws.append(node.flaw(.nextOfRepeating)) } else if let next { followers.append((next, node)) }
            }
            guard let id, let name, let description, let goal, let difficulty else { continue }
            if !known.insert(id).inserted, let node = mapping["id"] { flaws.append(node.flaw(.duplicate(id.text))) }
            let routine = Routine(
                reference: .pack(pack, routine: id), name: name, description: description, goal: goal, difficulty: difficulty,
                days: days, advice: advice, isForAdults: isForAdults, repeats: repeats, next: next)
            if let routine { found.append(routine) }
        }
        for next in followers where !known.contains(next.id) { flaws.append(next.node.flaw(.unknownRoutine(next.id.text))) }
        return found
    }

    private mutating func readDays(_ node: ContentNode?) -> [RoutineDay] {
        guard let node else { return [] }
        var days: [RoutineDay] = []
        for item in list(node, 1...Routine.mostDays) {
            let mapping = ContentMapping(
                item, required: ["name", "description"], optional: ["methods", "rest", "notes"], flaws: &flaws)
            guard let mapping else { continue }
            let name = translated(mapping["name"], most: 60)
            let description = translated(mapping["description"], most: 600)
            let notes = mapping["notes"].flatMap { translated($0, most: 600) }
            let claimsRest = truth(mapping["rest"])
            let sessions = readSessions(mapping["methods"])
            guard let name, let description else { continue }
            let day = RoutineDay(name: name, description: description, notes: notes, sessions: sessions)
            let isComplete = sessions.count == mapping["methods"]?.list?.count ?? 0
            if isComplete, day.isRest != claimsRest { flaws.append(item.flaw(.rest)) }
            days.append(day)
        }
        return days
    }

    private mutating func readSessions(_ node: ContentNode?) -> [RoutineDay.Session] {
        guard let node else { return [] }
        var sessions: [RoutineDay.Session] = []
        for item in list(node, 1...RoutineDay.mostSessions) {
            if let name = item.text {
                if let method = method(name, at: item) { sessions.append(RoutineDay.Session(method)) }
                continue
            }
            let mapping = ContentMapping(item, required: ["method"], optional: ["minutes", "optional", "parts"], flaws: &flaws)
            guard let mapping, let named = mapping["method"], let name = named.text else {
                if let named = mapping?["method"] { flaws.append(named.flaw(.notA(.text))) }
                continue
            }
            let minutes = wholeNumber(mapping["minutes"], TrainingMethod.minuteRange)
            let isOptional = truth(mapping["optional"])
            if let method = method(name, at: named) {
                let parts = readParts(mapping["parts"], of: method, minutes: minutes ?? method.minutes)
                sessions.append(RoutineDay.Session(method, minutes: minutes, isOptional: isOptional, parts: parts))
            }
        }
        return sessions
    }

    private mutating func readParts(_ node: ContentNode?, of method: TrainingMethod, minutes: Int) -> SessionParts? {
        guard let node else { return nil }
        let found = flaws.count
        let mapping = ContentMapping(
            node, required: ["work"], optional: ["warm_up", "repeats", "recovery", "cool_down"], flaws: &flaws)
        guard let mapping else { return nil }
        let warmUp = wholeNumber(mapping["warm_up"], SessionParts.easyRange) ?? 0
        let repeats = wholeNumber(mapping["repeats"], SessionParts.repeatRange) ?? 1
        let work = wholeNumber(mapping["work"], SessionParts.workRange)
        let recovery = wholeNumber(mapping["recovery"], SessionParts.recoveryRange)
        let coolDown = wholeNumber(mapping["cool_down"], SessionParts.easyRange) ?? 0
        if repeats > 1, mapping["recovery"] == nil { flaws.append(node.flaw(.missingKey("recovery"))) }
        if repeats == 1, let node = mapping["recovery"] { flaws.append(node.flaw(.recoveryOfOne)) }
        if !method.intensity.isHard { flaws.append(node.flaw(.partsOfEasy)) }
        // The sum says something only about parts that are right themselves.
        guard flaws.count == found, let work else { return nil }
        let sum = warmUp + repeats * work + (repeats - 1) * (recovery ?? 0) + coolDown
        guard
            let parts = SessionParts(
                warmUp: warmUp, repeats: repeats, work: work, recovery: recovery ?? 0, coolDown: coolDown)
        else {
            flaws.append(node.flaw(.partsSum(minutes: sum, session: minutes)))
            return nil
        }
        if parts.minutes != minutes { flaws.append(node.flaw(.partsSum(minutes: parts.minutes, session: minutes))) }
        return parts
    }

    private mutating func method(_ name: String, at node: ContentNode) -> TrainingMethod? {
        guard let method = ContentID(name).flatMap({ methods[$0] }) else {
            if !flawedMethods.contains(name) { flaws.append(node.flaw(.unknownMethod(name))) }
            return nil
        }
        return method
    }
}
