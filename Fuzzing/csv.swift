import ActivityFiles

/// Tables: those of vendors, the health logs, heart beats, and the list of a Strava archive with what its rows become.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    _ = FileKind.sniff(bytes.span)
    _ = ForeignFormat.sniff(bytes.span)
    do throws(FileError) { demandSound(try readTable(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readWahoo(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readOwnTable(bytes.span)) } catch {}
    describe(bytes)
    do throws(FileError) { demandSound(try readCSV(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readHeartRateMonitor(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readGarminActivities(bytes.span)) } catch {}
    do throws(FileError) {
        for activity in try readStravaActivities(bytes.span).activities {
            if let recording = activity.recording() { demandSound(recording) }
        }
    } catch {}
    return 0
}

/// Reads an unknown table as its guessed description says, once the athlete has chosen the missing units.
private func describe(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let sketch = TableSketch(bytes.span) else { return }
    var draft = sketch.guess(name: "t")
    for index in draft.columns.indices where draft.columns[index].unit?.isEmpty == true {
        draft.columns[index].unit = .init("stated")
    }
    _ = draft.yaml(samples: sketch.header.indices.map { sketch.sample($0) ?? "" })
    do throws(OwnTableError) {
        let table = try OwnTable(draft)
        demand(try OwnTable(table.draft) == table, "a description comes back from its draft")
        let json = Array(OwnTableLine.json(table).utf8)
        demand(OwnTableLine.table(json.span) == table, "a description comes back from its line")
        demand(table.describes(sketch.header), "a description has the columns of its table")
        do throws(FileError) {
            let preview = try previewOwnTable(bytes.span, as: table)
            demand(preview.rows.count <= TablePreview.mostRows, "ten rows")
            demandSound(try readOwnTable(bytes.span, as: table))
            let stored = Array(OwnTableLine.text(table).utf8) + Array(bytes)
            demandSound(try readOwnTable(stored.span))
        } catch {}
    } catch {}
}
