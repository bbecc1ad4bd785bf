public import Analysis
public import Measures
public import Training

extension Journal {
    /// Returns recent classes that may have been heated and whose room is unknown, newest first.
    ///
    /// A workout from a device of ours whose record has not arrived is left out: the record will usually state the room.
    public func roomQuestions(asOf day: Day) async throws -> [RoomQuestion] {
        let open = RoomQuestion.open(in: try await activities(), asOf: day, unasked: try await athlete().roomsNotAsked)
        if open.isEmpty { return open }
        let workouts = Set(try await stores.sessions.workouts(of: athleteID).map(\.recording))
        if workouts.isEmpty { return open }
        var questions: [RoomQuestion] = []
        for question in open {
            let members = try await stores.activities.recordings(ofActivity: question.activity, athlete: athleteID)
            let ids = members.map { RecordingCut.origin(of: $0.id).recording }
            if !workouts.isDisjoint(with: ids), try await stores.sessions.record(ofRecordings: ids, athlete: athleteID) == nil {
                continue
            }
            questions.append(question)
        }
        return questions
    }

    /// Records the answer to the question how hot a room was, as an edit. `reopenRoomQuestion` undoes it.
    ///
    /// - Parameters:
    ///   - id: id of the activity.
    ///   - room: nil if the room was not heated.
    /// - Returns: false when there is no such activity.
    @discardableResult
    public func answerRoom(ofActivity id: String, with room: RoomTemperature?) async throws -> Bool {
        try await setRoom(ofActivity: id, room, isUnheated: room == nil)
    }

    /// Opens the question of an activity again. Other edits of it stay.
    /// - Returns: false when there is no such activity.
    @discardableResult
    public func reopenRoomQuestion(ofActivity id: String) async throws -> Bool {
        try await setRoom(ofActivity: id, nil, isUnheated: false)
    }

    private func setRoom(ofActivity id: String, _ room: RoomTemperature?, isUnheated: Bool) async throws -> Bool {
        try await alone {
            guard let activity = try await activity(id) else { return false }
            var edit = activity.edit
            edit.room = room
            edit.isRoomUnheated = isUnheated
            return try await self.edit(activity: id, as: edit)
        }
    }

    /// Sets whether the athlete is asked about the rooms of a sport.
    public func askRooms(of sport: Sport, _ isAsked: Bool) async throws {
        try await alone {
            var athlete = try await athlete()
            if isAsked { athlete.roomsNotAsked.remove(sport) } else { athlete.roomsNotAsked.insert(sport) }
            try await save(athlete)
        }
    }
}
