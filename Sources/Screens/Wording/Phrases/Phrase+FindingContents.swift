import Localizations

/// Names of the parts of a file, and of what it contains in place of an activity.
extension Phrase {
    static func contentName(_ name: String) -> Phrase? {
        switch name {
        case "row": .contentRow
        case "rows": .contentRows
        case "line": .contentLine
        case "points": .contentPoints
        case "record": .contentRecord
        case "records": .contentRecords
        case "workout": .contentWorkout
        case "workouts": .contentWorkouts
        case "metric": .contentMetric
        case "metrics": .contentMetrics
        case "readings": .contentReadings
        case "route": .contentRoute
        case "routes": .contentRoutes
        case "part of a route": .contentPartOfARoute
        case "times out of order": .contentTimesOutOfOrder
        case "tracks in metadata": .contentTracksInMetadata
        case "messages": .contentMessages
        case "messages of the night": .contentMessagesOfTheNight
        case "message without definition": .contentMessageWithoutDefinition
        case "sleep stages without a beginning": .contentSleepStagesWithoutABeginning
        case "nothing": .contentNothing
        case "waypoints": .contentWaypoints
        case "recordings at the same time": .contentSimultaneousRecordings
        case "course": .contentCourse
        case "courses": .contentCourses
        case "no course": .contentNoCourse
        case "no beats": .contentNoBeats
        case "no heart rates": .contentNoHeartRates
        case "heart rates without a date": .contentHeartRatesWithoutADate
        case "beat intervals without a date": .contentBeatIntervalsWithoutADate
        case "sets of exercises": .contentSetsOfExercises
        case "an entry": .contentAnEntry
        case "device": .contentDevice
        case "settings": .contentSettings
        case "sport": .contentSport
        case "activity": .contentActivity
        case "activity_summary": .contentActivitySummary
        case "schedules": .contentSchedules
        case "totals": .contentTotals
        case "goals": .contentGoals
        case "blood_pressure": .contentBloodPressure
        case "monitoring": .contentMonitoring
        case "segment": .contentSegment
        case "segment_list": .contentSegmentList
        case "hrv_status": .contentHrvStatus
        default: nil
        }
    }

    /// Words for the syntax of a file, and for constructs that are refused for safety.
    static func markupName(_ name: String) -> Phrase? {
        switch name {
        case "tag": .markupTag
        case "attribute": .markupAttribute
        case "attributes": .markupAttributes
        case "ampersand": .markupAmpersand
        case "encoding": .markupEncoding
        case "prefix": .markupPrefix
        case "decimal comma": .markupDecimalComma
        case "entry name": .markupEntryName
        case "entity": .markupEntity
        case "definitions": .markupDefinitions
        case "nesting": .markupNesting
        case "depth": .markupDepth
        case "entries": .markupEntries
        case "ratio": .markupRatio
        case "inflatedBytes": .markupInflatedBytes
        case "overlapping zip entries": .markupOverlappingZipEntries
        case "bytes": .markupBytes
        case "json": .markupJson
        case "file": .markupFile
        case "files in one": .markupFilesInOne
        case "zip directory": .markupZipDirectory
        case "deflate stream": .markupDeflateStream
        case "scratch file": .markupScratchFile
        case "encrypted": .markupEncrypted
        case "damaged": .markupDamaged
        case "kept recording": .markupKeptRecording
        case "kept samples": .markupKeptSamples
        default: nil
        }
    }
}
