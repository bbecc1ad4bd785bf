import ActivityFiles
import Measures
import Testing
import Training

/// Writes small Health exports in the form of a phone.
struct HealthExport {
    var body = ""
    var ending = "</HealthData>\n"
    static let device =
        " device=\"&lt;&lt;HKDevice: 0x31a388440&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,2&gt;\""

    /// - Parameter children: elements inside, if any.
    mutating func record(
        _ type: String, _ value: String?, unit: String? = nil, from start: String, to end: String? = nil,
        source: String = "Anna’s Apple\u{a0}Watch", children: String? = nil
    ) {
        let name = type.hasPrefix("HK") ? type : "HKQuantityTypeIdentifier" + type
        body += " <Record type=\"\(name)\" sourceName=\"\(source)\" sourceVersion=\"9.1\"\(HealthExport.device)"
        if let unit { body += " unit=\"\(unit)\"" }
        body += " creationDate=\"\(start)\" startDate=\"\(start)\" endDate=\"\(end ?? start)\""
        if let value { body += " value=\"\(value)\"" }
        body += children.map { ">\n\($0) </Record>\n" } ?? "/>\n"
    }

    mutating func workout(
        _ type: String, from start: String, to end: String, attributes: String = "", source: String = "Anna’s Apple\u{a0}Watch",
        children: String = ""
    ) {
        body += " <Workout workoutActivityType=\"HKWorkoutActivityType\(type)\" \(attributes) sourceName=\"\(source)\""
        body += " creationDate=\"\(end)\" startDate=\"\(start)\" endDate=\"\(end)\">\n\(children) </Workout>\n"
    }

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 12 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
        <!ATTLIST VisionPrescription
          type             CDATA #REQUIRED
        <!ELEMENT RightEye EMPTY>
        >
        ]>
        <HealthData locale="en_US">
         <ExportDate value="2025-06-20 09:41:00 +0200"/>

        """ + body + ending
    }

    /// - Parameter step: bytes per piece.
    func reading(step: Int = Int.max, zone: @escaping ZoneRule = { _, _ in nil }) throws -> FileReading {
        try HealthExport.reading(Array(text.utf8), step: step, zone: zone)
    }

    static func reading(
        _ bytes: [UInt8], step: Int = Int.max, routes: [String: [UInt8]] = [:], zone: @escaping ZoneRule = { _, _ in nil }
    ) throws(FileError) -> FileReading {
        var reader = HealthExportReader(zone: zone)
        var start = 0
        while start < bytes.count {
            let end = start + min(step, bytes.count - start)
            try reader.feed(bytes.span.extracting(start..<end))
            start = end
        }
        for (name, bytes) in routes { reader.addRoute(name: name, bytes: bytes) }
        return try reader.finish()
    }
}

extension FileReading {
    func totals(_ kind: DailyTotalKind) -> [DailyTotal] { totals.filter { $0.kind == kind } }
    func samples(_ kind: BodySampleKind) -> [BodySample] { samples.filter { $0.kind == kind } }
    func values(_ kind: BodySampleKind) -> [Double] { samples(kind).map(\.value) }
    /// Findings without notes.
    var troubles: [ImportFinding.What] { findings.filter { $0.severity != .note }.map(\.what) }
}

func moment(_ text: String) throws -> Moment { try #require(ISO8601.stamp(text)).moment }
