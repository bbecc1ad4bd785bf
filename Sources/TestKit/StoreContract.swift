public import TrainingLog

/// Requirements for every implementation of the stores. Each case starts with empty stores.
public enum StoreContract: String, CaseIterable, Sendable {
    case profileComesBack, changesAreCounted
    case recordingComesBackToTheBit, columnsCanBeChosen, unknownIsEmpty
    case textsAreData
    case committingTwiceIsCommittingOnce, oneRecordingFromTwoFiles, athletesAreApart
    case sourcesOfOneActivityAreGrouped, orderLeavesNoTrace, aRecordingCanBridgeTwo, strangersStayApart, wallClocksAreMatched
    case decisionsOutweighMatching, decisionsWaitForRecordings, laterRecordingsRespectDecisions
    case cutsAreFollowed
    case ledgerKeepsFindings, lesserPathStays
    case removedForGood, heirsTakeOver, measurementsAreRemoved
    case newerReadersReplace, oldReadingsAreRetired, lostFilesAreNotRetired, kindsAreRetiredApart
    case samplesComeBack, manyComeInOrder, offsetsAreSettled, fullerTotalStays, partsOfDaysAddUp, minutesOfDaysComeBack
    case keptGivesWay
    case wholeDaysStandBesideParts, completionsTakeThePlace
    case digestsAreDueUntilSaved, regroupingInvalidatesDigests, digestsCanBeQueried, digestsCanBeDeleted
    case originalsComeBack
    case editsAreKeptAndTakenBack, diaryIsKeptAndTakenBack, sessionsAreSynced, deletedSessionsKeepWorkouts
    case classTypesKeepTheirOrder, settingsHaveVersions
    case packsAreReplaced, routinesComeBack, plannedDaysComeBack, calendarsHaveOneSecret, racesComeBack
    case privacyZonesComeBack, linksAreFoundByTheirSecret, observersAreAddedAndRemoved, tablesComeBack
    case weatherIsKeptByPlaceAndHour, skyIsAskedForOnceMore, airIsKeptByPlaceAndHour, forecastIsReplaced

    public func check(_ stores: Stores) async throws {
        switch self {
        case .profileComesBack: try await checkProfileComesBack(stores)
        case .changesAreCounted: try await checkChangesAreCounted(stores)
        case .recordingComesBackToTheBit: try await checkRecordingComesBack(stores)
        case .columnsCanBeChosen: try await checkColumnsCanBeChosen(stores)
        case .unknownIsEmpty: try await checkUnknownIsEmpty(stores)
        case .textsAreData: try await checkTextsAreData(stores)
        case .committingTwiceIsCommittingOnce: try await checkCommittingTwice(stores)
        case .oneRecordingFromTwoFiles: try await checkOneRecordingFromTwoFiles(stores)
        case .athletesAreApart: try await checkAthletesAreApart(stores)
        case .sourcesOfOneActivityAreGrouped: try await checkSourcesAreGrouped(stores)
        case .orderLeavesNoTrace: try await checkOrderLeavesNoTrace(stores)
        case .aRecordingCanBridgeTwo: try await checkBridging(stores)
        case .strangersStayApart: try await checkStrangersStayApart(stores)
        case .wallClocksAreMatched: try await checkWallClocks(stores)
        case .decisionsOutweighMatching: try await checkDecisionsOutweighMatching(stores)
        case .decisionsWaitForRecordings: try await checkDecisionsWait(stores)
        case .laterRecordingsRespectDecisions: try await checkLaterRecordings(stores)
        case .cutsAreFollowed: try await checkCuts(stores)
        case .ledgerKeepsFindings: try await checkLedgerKeepsFindings(stores)
        case .lesserPathStays: try await checkLesserPathStays(stores)
        case .removedForGood: try await checkRemoving(stores)
        case .heirsTakeOver: try await checkHeirs(stores)
        case .measurementsAreRemoved: try await checkRemovingMeasurements(stores)
        case .newerReadersReplace: try await checkNewerReaders(stores)
        case .completionsTakeThePlace: try await checkCompletions(stores)
        case .oldReadingsAreRetired: try await checkRetiring(stores)
        case .lostFilesAreNotRetired: try await checkLostFiles(stores)
        case .kindsAreRetiredApart: try await checkKindsApart(stores)
        case .samplesComeBack: try await checkSamplesComeBack(stores)
        case .manyComeInOrder: try await checkManyComeInOrder(stores)
        case .offsetsAreSettled: try await checkOffsetsAreSettled(stores)
        case .fullerTotalStays: try await checkFullerTotalStays(stores)
        case .partsOfDaysAddUp: try await checkPartsOfDaysAddUp(stores)
        case .wholeDaysStandBesideParts: try await checkWholeDaysStandBesideParts(stores)
        case .keptGivesWay: try await checkKeptGivesWay(stores)
        case .minutesOfDaysComeBack: try await checkMinutesOfDaysComeBack(stores)
        case .digestsAreDueUntilSaved: try await checkDigestsAreDue(stores)
        case .regroupingInvalidatesDigests: try await checkRegroupingInvalidates(stores)
        case .digestsCanBeQueried: try await checkDigestQueries(stores)
        case .digestsCanBeDeleted: try await checkDigestsCanBeDeleted(stores)
        case .originalsComeBack: try await checkOriginalsComeBack(stores)
        case .editsAreKeptAndTakenBack: try await checkEdits(stores)
        case .diaryIsKeptAndTakenBack: try await checkDiary(stores)
        case .sessionsAreSynced: try await checkSessions(stores)
        case .deletedSessionsKeepWorkouts: try await checkSessionWorkouts(stores)
        case .packsAreReplaced: try await checkPacks(stores)
        case .routinesComeBack: try await checkRoutines(stores)
        case .plannedDaysComeBack: try await checkPlannedDays(stores)
        case .calendarsHaveOneSecret: try await checkCalendars(stores)
        case .racesComeBack: try await checkRaces(stores)
        case .privacyZonesComeBack: try await checkPrivacyZones(stores)
        case .linksAreFoundByTheirSecret: try await checkLinks(stores)
        case .observersAreAddedAndRemoved: try await checkObservers(stores)
        case .tablesComeBack: try await checkTables(stores)
        case .classTypesKeepTheirOrder: try await checkClassTypes(stores)
        case .settingsHaveVersions: try await checkSettingsVersions(stores)
        case .weatherIsKeptByPlaceAndHour: try await checkWeather(stores)
        case .skyIsAskedForOnceMore: try await checkSkyIsAskedForOnceMore(stores)
        case .airIsKeptByPlaceAndHour: try await checkAir(stores)
        case .forecastIsReplaced: try await checkForecast(stores)
        }
    }
}
