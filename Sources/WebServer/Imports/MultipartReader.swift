import Foundation

/// Reads the body of an upload form (`multipart/form-data`, RFC 7578) piece by piece. It never holds more than a piece, a delimiter and the
/// header of one part.
struct MultipartReader {
    enum Event: Equatable {
        /// A part begins. `fileName` is nil for a field without a file.
        case part(name: String, fileName: String?)
        case bytes(ArraySlice<UInt8>)
        case partEnd
    }

    enum Flaw: Error, Equatable {
        case noBoundary
        /// A delimiter is followed by something other than a part or the end.
        case malformedDelimiter
        case malformedHeader
        case headerTooLong
        case tooManyParts
        /// The body ended before the last delimiter.
        case truncated
    }

    static let headerLimit = 8192
    static let partLimit = 200_000

    private enum State { case preamble, delimiter, header, opening, body, end }

    private let delimiter: [UInt8]
    private var state = State.preamble
    /// Unprocessed bytes. They begin with a line end, because the first delimiter may be at the very beginning.
    private var pending: [UInt8] = [0x0D, 0x0A]
    /// Number of bytes of `pending` that contain no end of a header.
    private var searched = 0
    private var parts = 0

    init(boundary: String) { delimiter = Array(("\r\n--" + boundary).utf8) }

    /// - Parameter contentType: the header of the request.
    init(contentType: String) throws(Flaw) {
        guard let boundary = MultipartReader.parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count) else {
            throw .noBoundary
        }
        self.init(boundary: boundary)
    }

    mutating func read(_ bytes: some Sequence<UInt8>, emit: (Event) throws -> Void) throws {
        pending += bytes
        var at = 0
        defer {
            pending.removeSubrange(..<at)
            searched = max(0, searched - at)
        }
        while true {
            switch state {
            case .preamble, .body:
                guard let found = find(delimiter, from: at) else {
                    let safe = max(at, pending.count - delimiter.count + 1)
                    if state == .body, safe > at { try emit(.bytes(pending[at..<safe])) }
                    at = safe
                    return
                }
                if state == .body {
                    if found > at { try emit(.bytes(pending[at..<found])) }
                    try emit(.partEnd)
                }
                at = found + delimiter.count
                state = .delimiter
            case .delimiter:
                guard pending.count - at >= 2 else { return }
                switch (pending[at], pending[at + 1]) {
                case (0x0D, 0x0A): state = .header
                case (0x2D, 0x2D): state = .end
                default: throw Flaw.malformedDelimiter
                }
                at += 2
                searched = at
            case .header:
                guard let end = find([0x0D, 0x0A, 0x0D, 0x0A], from: max(at, searched - 3)) else {
                    guard pending.count - at <= MultipartReader.headerLimit else { throw Flaw.headerTooLong }
                    searched = pending.count
                    return
                }
                guard end - at <= MultipartReader.headerLimit else { throw Flaw.headerTooLong }
                parts += 1
                guard parts <= MultipartReader.partLimit else { throw Flaw.tooManyParts }
                try emit(try MultipartReader.part(String(decoding: pending[at..<end], as: UTF8.self)))
                // An empty part: the line end after the header's last line also begins the delimiter.
                at = end + 2
                state = .opening
            case .opening:
                guard pending.count - at >= delimiter.count else { return }
                if pending[at...].starts(with: delimiter) {
                    try emit(.partEnd)
                    at += delimiter.count
                    state = .delimiter
                } else {
                    at += 2
                    state = .body
                }
            case .end:
                at = pending.count
                return
            }
        }
    }

    /// - Throws: `.truncated` unless the last delimiter was read.
    func finish() throws(Flaw) { guard state == .end else { throw .truncated } }

    /// Returns the position of `needle`. It begins with a carriage return, so only those bytes are compared further.
    private func find(_ needle: [UInt8], from start: Int) -> Int? {
        pending.withUnsafeBytes { hay -> Int? in
            guard let base = hay.baseAddress else { return nil }
            var at = start
            while at + needle.count <= hay.count {
                guard let next = memchr(base + at, 0x0D, hay.count - needle.count - at + 1) else { return nil }
                let place = UnsafeRawPointer(next) - base
                if UnsafeRawBufferPointer(rebasing: hay[place..<(place + needle.count)]).elementsEqual(needle) { return place }
                at = place + 1
            }
            return nil
        }
    }

    private static func part(_ header: String) throws -> Event {
        for line in header.components(separatedBy: "\r\n") {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-disposition" else { continue }
            let value = String(line[line.index(after: colon)...])
            guard value.split(separator: ";").first?.filter({ $0 != " " }).lowercased() == "form-data",
                let name = parameter("name", of: value)
            else { throw Flaw.malformedHeader }
            return .part(name: name, fileName: parameter("filename", of: value))
        }
        throw Flaw.malformedHeader
    }

    /// Returns the value of a parameter such as `name="files"`. Browsers write a quote in a name as `%22`, so there are no other escapes.
    static func parameter(_ name: String, of header: String) -> String? {
        var rest = header[...]
        while let semicolon = rest.firstIndex(of: ";") {
            rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let key = rest[..<equals].lowercased()
            rest = rest[rest.index(after: equals)...]
            let value: Substring
            if rest.first == "\"" {
                rest = rest.dropFirst()
                guard let end = rest.firstIndex(of: "\"") else { return nil }
                value = rest[..<end]
                rest = rest[rest.index(after: end)...]
            } else {
                value = rest.prefix { $0 != ";" && $0 != " " }
            }
            if key == name {
                return value.replacingOccurrences(of: "%22", with: "\"").replacingOccurrences(of: "%0D", with: "\r")
                    .replacingOccurrences(of: "%0A", with: "\n")
            }
        }
        return nil
    }
}
