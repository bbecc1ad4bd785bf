/// A mapping of a pack's file whose keys are known beforehand.
struct ContentMapping {
    let node: ContentNode
    private let values: [String: ContentNode]

    /// Reads the keys. Notes a flaw for each key that is neither required nor optional, and for each required one that is missing.
    /// - Returns: nil, with a flaw, if the value is no mapping.
    init?(_ node: ContentNode, required: [String], optional: [String] = [], flaws: inout [ContentFlaw]) {
        guard let entries = node.entries else {
            flaws.append(node.flaw(.notA(.mapping)))
            return nil
        }
        var values: [String: ContentNode] = [:]
        for (key, value) in entries {
            if required.contains(key) || optional.contains(key) {
                values[key] = value
            } else {
                flaws.append(value.flaw(.unknownKey(key)))
            }
        }
        for key in required where values[key] == nil { flaws.append(node.flaw(.missingKey(key))) }
        self.node = node
        self.values = values
    }

    subscript(_ key: String) -> ContentNode? { values[key] }
}
