import ActivityFiles

/// JSON of Health Auto Export and of vendors' exports.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    _ = FileKind.sniff(bytes.span)
    do throws(FileError) { demandSound(try readHealthAutoExport(bytes.span)) } catch {}
    for read in [
        readFitbit, readGarminAccount, readGoldenCheetah, readPolarFlow, readOura, readEndomondo, readRuntastic, readSuunto,
    ] {
        do throws(FileError) { demandSound(try read(bytes.span)) } catch {}
    }
    return 0
}
