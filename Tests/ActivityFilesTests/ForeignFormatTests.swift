import GivenFiles
import Testing

@testable import ActivityFiles

/// Files of other programs are recognised by content.
struct ForeignFormatTests {
    static let heads: [(String, ForeignFormat)] = [
        ("[{\"summarizedActivitiesExport\":[{\"activityId\":1}]}]", .garminJSON),
        ("[{\"calendarDate\":\"2025-01-15\",\"valueInML\":1}]", .garminJSON),
        ("[{\"dateTime\":\"03/01/24 00:00:00\",\"value\":{\"value\":54}}]", .fitbitJSON),
        ("{\"exportVersion\":\"1.6\",\"exercises\":[]}", .polarJSON),
        ("{\"start_time\":1,\"start_time_timezone_offset\":7200000}", .runtasticJSON),
        ("{\"locations\":[{\"latitudeE7\":1}]}", .googleLocations),
        ("\u{FEFF}{ \"RIDE\":{\"RECINTSECS\":1}}", .goldenCheetahJSON),
        ("{\"a\":1}", .otherJSON), ("<?xml version=\"1.0\"?><kml xmlns=\"u\"/>", .kml),
        ("SQLite format 3\0rest", .database), ("SQLite format 3\0exercise_session_record_table", .healthConnect),
        ("com.samsung.health.sleep,7,6\nstart_time,end_time\n", .samsungTable),
        ("Cycle start time,Cycle end time,Recovery score %\n", .whoopTable),
    ]

    @Test(arguments: heads) func `a data file is recognised by its content`(_ text: String, _ format: ForeignFormat) {
        let bytes = Array(text.utf8)
        #expect(ForeignFormat.sniff(bytes.span) == format)
        #expect(throws: FileError.notReadYet(format)) { try readFile(bytes.span) }
    }

    @Test(arguments: ["", "{", "[section]\nkey=1", "\u{FFFD}PNG", "plain words", "a,b\n1,2\n", "<html><p>x</p></html>"])
    func `content that is not a program's data file is not recognised`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(ForeignFormat.sniff(bytes.span) == nil)
    }

    @Test(
        .needsGivenFiles,
        arguments: [
            ("hossain-khan+kgeo-timeline/parser/src/test/resources/records.json", ForeignFormat.googleLocations),
            ("GoldenCheetah+GoldenCheetah/test/swims/Ambit3-lap-swimming.sml", .suuntoXML),
            ("sanderroosendaal+rowingdata/testdata/ergdata_example.csv", .rowingTable),
            ("OpenTracksApp+OpenTracks/src/androidTest/res/raw/kml22_time_decreases.kml", .kml),
        ]) func `real files of other programs are recognised`(_ path: String, _ format: ForeignFormat) throws
    {
        let bytes = try GivenFiles.bytes("_sources/" + path)
        #expect(throws: FileError.notReadYet(format)) { try readFile(bytes.span) }
    }
}
