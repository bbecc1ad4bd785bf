import Archives
import Measures

/// Small generated files of the kinds that users import.
public enum ExampleFiles {
    /// A straight run north at 3 m/s with a point every five seconds.
    public static func gpx(startingAt start: String = "2024-05-01T06:00:00Z", points: Int = 120, name: String = "Run") -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Example" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>\(name)</name><type>running</type>
            <trkseg>
            """
        let first = ISO8601.stamp(start)?.moment ?? Moment(secondsSince1970: 0)
        for index in 0..<points {
            text += """
                <trkpt lat="\(25 + Double(index) * 0.000135)" lon="121.5"><ele>\(10 + index % 3)</ele>\
                <time>\(ISO8601.text(first + Double(index * 5)))</time></trkpt>

                """
        }
        return text + "</trkseg></trk></gpx>\n"
    }

    /// The same run, recorded by a watch with heart rate.
    public static func tcx(startingAt start: String = "2024-05-01T06:00:00Z", points: Int = 120) -> String {
        let first = ISO8601.stamp(start)?.moment ?? Moment(secondsSince1970: 0)
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
            <Activity Sport="Running"><Id>\(start)</Id><Lap StartTime="\(start)"><TotalTimeSeconds>\(5 * (points - 1))</TotalTimeSeconds>
            <DistanceMeters>\(15 * (points - 1))</DistanceMeters><Track>
            """
        for index in 0..<points {
            text += """
                <Trackpoint><Time>\(ISO8601.text(first + Double(index * 5)))</Time>\
                <Position><LatitudeDegrees>\(25 + Double(index) * 0.000135)</LatitudeDegrees>\
                <LongitudeDegrees>121.5</LongitudeDegrees></Position><AltitudeMeters>\(10 + index % 3)</AltitudeMeters>\
                <DistanceMeters>\(15 * index)</DistanceMeters><HeartRateBpm><Value>\(140 + index % 10)</Value></HeartRateBpm>\
                </Trackpoint>

                """
        }
        return text + "</Track></Lap></Activity></Activities></TrainingCenterDatabase>\n"
    }

    /// An Apple Health main file with one workout and its route, resting heart rates, and steps from two devices.
    public static let healthExport = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!ELEMENT HealthData (ExportDate,Me,Record*)>
        ]>
        <HealthData locale="en_US">
         <ExportDate value="2024-06-01 12:00:00 +0800"/>
         <Me HKCharacteristicTypeIdentifierDateOfBirth="1985-02-03" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
         <Record type="HKQuantityTypeIdentifierRestingHeartRate" sourceName="Watch" unit="count/min" startDate="2024-05-01 06:00:00 +0800" endDate="2024-05-01 06:00:00 +0800" value="48"/>
         <Record type="HKQuantityTypeIdentifierRestingHeartRate" sourceName="Watch" unit="count/min" startDate="2024-05-02 06:00:00 +0800" endDate="2024-05-02 06:00:00 +0800" value="50"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2024-05-01 08:00:00 +0800" endDate="2024-05-01 08:10:00 +0800" value="1000"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="2024-05-01 08:00:00 +0800" endDate="2024-05-01 08:10:00 +0800" value="900"/>
         <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="2024-05-03 07:01:00 +0800" endDate="2024-05-03 07:01:00 +0800" value="141"/>
         <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="2024-05-03 07:05:00 +0800" endDate="2024-05-03 07:05:00 +0800" value="151"/>
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" totalDistance="1.8" totalDistanceUnit="km" sourceName="Watch" startDate="2024-05-03 07:00:00 +0800" endDate="2024-05-03 07:10:00 +0800">
          <MetadataEntry key="HKTimeZone" value="Asia/Taipei"/>
          <WorkoutRoute sourceName="Watch"><FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute>
         </Workout>
        </HealthData>
        """

    /// The route of the workout in `healthExport`.
    public static let healthRoute = gpx(startingAt: "2024-05-02T23:00:00Z", points: 120, name: "Route")

    public static func zip(_ entries: [(name: String, bytes: [UInt8])]) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let writer = ZipWriter { bytes.append(contentsOf: $0) }
        for entry in entries { try writer.add(entry.name) { try $0(entry.bytes) } }
        try writer.finish()
        return bytes
    }

    /// Writes all files above into one folder, with broken, empty and duplicate files and files without an activity.
    public static func fill(_ folder: ScratchFolder) throws {
        try folder.write(gpx(startingAt: "2024-05-01T06:00:20Z", points: 110), to: "phone/run.gpx")
        try folder.write(tcx(), to: "watch/run.tcx")
        try folder.write(gpx(startingAt: "2024-05-07T06:00:00Z"), to: "phone/later.gpx")
        try folder.write(gpx(startingAt: "2024-05-07T06:00:00Z"), to: "phone/later copy.gpx")
        try folder.write("Dear diary,\nno run today.\n", to: "diary.txt")
        try folder.write([], to: "phone/empty.gpx")
        try folder.write([14, 32, 0, 0, 9, 0, 0, 0, 46, 70, 73, 84, 0, 0], to: "watch/broken.fit")
        try folder.write(String(gpx(startingAt: "2024-05-09T06:00:00Z").dropLast(300)), to: "phone/cut.gpx")
        try folder.write(
            zip([
                ("apple_health_export/export.xml", Array(healthExport.utf8)),
                ("apple_health_export/workout-routes/route_1.gpx", Array(healthRoute.utf8)),
                ("apple_health_export/export_cda.xml", Array("<ClinicalDocument xmlns=\"urn:hl7-org:v3\"/>".utf8)),
            ]), to: "export.zip")
        try folder.write(
            zip([
                ("a/one.tcx.gz", Compression.compressed(Array(tcx(startingAt: "2024-05-11T06:00:00Z").utf8))),
                ("a/two.gpx", Array(gpx(startingAt: "2024-05-12T06:00:00Z").utf8)),
                ("a/run.tcx", Array(tcx().utf8)),
                ("a/notes.txt", Array("nothing here".utf8)),
            ]), to: "archive.zip")
    }
}
