public import Measures

extension Routine {
    /// Adds a rest day at the end.
    /// - Returns: false, without a change, with `mostDays`.
    @discardableResult
    public mutating func addDay() -> Bool {
        guard days.count < Routine.mostDays else { return false }
        days.append(.rest)
        return true
    }

    /// Removes a day.
    /// - Returns: false, without a change, for a number that the routine does not have, and for its only day.
    @discardableResult
    public mutating func removeDay(_ number: Int) -> Bool {
        guard days.count > 1, day(number) != nil else { return false }
        days.remove(at: number - 1)
        renumber()
        return true
    }

    /// Exchanges a day with the one before it or after it.
    /// - Returns: false, without a change, if one of them does not exist.
    @discardableResult
    public mutating func moveDay(_ number: Int, isUp: Bool) -> Bool {
        let other = isUp ? number - 1 : number + 1
        guard day(number) != nil, day(other) != nil else { return false }
        days.swapAt(number - 1, other - 1)
        renumber()
        return true
    }

    /// - Returns: false, without a change, for a number that the routine does not have, and for the same content.
    @discardableResult
    public mutating func replaceDay(_ number: Int, with day: RoutineDay) -> Bool {
        guard let former = self.day(number), former.hasOther(content: day) else { return false }
        days[number - 1] = day
        renumber()
        return true
    }

    /// Returns a copy that belongs to the athlete and can be changed. Advice, and that it is for adults, stay.
    public func copied(id: UniqueID, name: TranslatedText) -> Routine {
        var copy = self
        (copy.reference, copy.name, copy.goal, copy.next) = (.own(id), name, .own, nil)
        copy.renumber()
        return copy
    }

    /// Names each method after its place, so that two with different content never have the same id.
    private mutating func renumber() {
        for index in days.indices {
            for place in days[index].sessions.indices {
                let method = days[index].sessions[place].method
                guard let id = ContentID.place(day: index + 1, session: place + 1), id != method.id else { continue }
                days[index].sessions[place].method = TrainingMethod(
                    id: id, kind: method.kind, name: method.name, description: method.description, minutes: method.minutes,
                    intensity: method.intensity, isInHeat: method.isInHeat)
            }
        }
    }
}

extension ContentID {
    /// Id of a method of an own routine by its place, from 1 on.
    public static func place(day: Int, session: Int) -> ContentID? { ContentID("day-\(day)-\(session)") }
}

extension RoutineDay {
    /// A day without anything.
    public static let rest = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [])

    /// Whether a day differs in more than the ids of its methods.
    fileprivate func hasOther(content day: RoutineDay) -> Bool {
        guard name == day.name, description == day.description, notes == day.notes, isOpen == day.isOpen,
            sessions.count == day.sessions.count
        else { return true }
        return zip(sessions, day.sessions).contains { own, other in
            own.minutes != other.minutes || own.isOptional != other.isOptional || own.parts != other.parts
                || own.method.kind != other.method.kind
                || own.method.intensity != other.method.intensity || own.method.name != other.method.name
                || own.method.description != other.method.description
        }
    }
}

extension TranslatedText {
    /// Returns the text that a form leaves: this one with all languages if the athlete did not change what the form showed.
    public func edited(_ text: String, in language: String) -> TranslatedText {
        self.text(in: language) == text ? self : TranslatedText(text)
    }
}
