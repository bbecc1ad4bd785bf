/// One entry of a zip's directory.
struct ZipEntry {
    /// Name for display, with `/` between folders. It is never used as a path on this machine.
    var name: String
    var remarks: [ArchiveRemark]
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    var compressedSize: Int
    var size: Int
    /// Offset of its local header in the file.
    var offset: Int

    var isFolder: Bool { name.utf8.last == UInt8(ascii: "/") }
}

extension ZipEntry {
    /// Decodes a name: UTF-8 by flag, UTF-8 without the flag (macOS), or an unknown encoding. Code page 437, the default of the format,
    /// then keeps different bytes distinct.
    static func name(of bytes: ArraySlice<UInt8>, statedUTF8: Bool) -> (name: String, remarks: [ArchiveRemark]) {
        var remarks: [ArchiveRemark] = []
        var name: String
        if let text = String(validating: bytes, as: UTF8.self) {
            name = text
        } else {
            name = ""
            for byte in bytes { name.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : codePage437[Int(byte) - 0x80]) }
            remarks.append(.nameGuessed)
        }
        // Some Windows tools write backslashes; the format allows only slashes.
        if !name.utf8.contains(UInt8(ascii: "/")), name.utf8.contains(UInt8(ascii: "\\")) {
            name = String(decoding: name.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
        }
        if isUnsafe(name) { remarks.append(.unsafeName) }
        return (name, remarks)
    }

    /// Whether a careless program would write outside its target folder.
    static func isUnsafe(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        if bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "\\") { return true }
        if bytes.count >= 2, bytes[1] == UInt8(ascii: ":") { return true }
        if bytes.contains(0) { return true }
        return name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
    }

    /// The upper half of IBM code page 437, the character set of the first zips.
    private static let codePage437 = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
            + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
