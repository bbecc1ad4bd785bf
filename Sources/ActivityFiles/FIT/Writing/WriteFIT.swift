/// Returns a FIT activity file of one session, in the order of the Garmin FIT SDK: file identification, timer events, records and beats by
/// time, then the lap, the session and the activity.
///
/// The file contains standard messages of the profile only, without developer fields. Equal sessions give equal bytes. Values that the
/// session does not state are left out, never written as zero. `readFIT(_:)` returns every written value; the times of beats are within
/// ten seconds, because their messages have no time of their own.
///
/// - A pause is a stop and a start of the timer; the file ends with a stop of all timers.
/// - Mean, maximum and minimum heart rate rest on the written samples, each counted once. The mean is rounded to a whole number.
/// - Energy above rest is the total energy of session and lap, without a metabolic part.
/// - The maker is 255 (development), the number of the profile for programs without a registered one, and the product's name is `Hearth`.
/// - A sport without a number in the profile, such as hot yoga, has the number of the nearest one, and a sport message with its name.
/// - Throws: `FITWriteError` if the start or end cannot be written.
public func writeFIT(_ session: FITSession) throws(FITWriteError) -> [UInt8] {
    let timeline = try FITTimeline(session)
    var encoder = FITSessionEncoder(session, timeline)
    encoder.writeIdentification()
    encoder.writeTimeline()
    encoder.writeSummaries()
    return encoder.finished()
}
