import Yams

/// A value of a pack's file with its place, for flaws.
struct ContentNode {
    let node: Node
    let place: String

    /// Line from 1 on.
    var line: Int { node.mark?.line ?? 1 }

    func flaw(_ kind: ContentFlaw.Kind) -> ContentFlaw { ContentFlaw(line: line, place: place, kind: kind) }

    var text: String? { node.scalar.map { $0.string } }
    /// A whole number without a sign, of at most nine digits.
    var wholeNumber: Int? {
        guard let text, (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
    var truth: Bool? {
        switch text {
        case "true": true
        case "false": false
        default: nil
        }
    }
    var list: [ContentNode]? {
        node.sequence.map { list in
            list.enumerated().map { ContentNode(node: $1, place: place + "[" + String($0) + "]") }
        }
    }
    /// Keys with their values in the order of the file; nil if this is no mapping. A key that is no text has the empty one.
    var entries: [(key: String, value: ContentNode)]? {
        node.mapping.map { mapping in
            mapping.map { key, value in
                let name = key.scalar?.string ?? ""
                return (name, ContentNode(node: value, place: place.isEmpty ? name : place + "." + name))
            }
        }
    }
}
