/// Estimates how much memory a value takes, including what its arrays, dictionaries, sets and strings hold.
///
/// Of a collection only a few elements are visited; the others count as much as their mean. Elements without storage of their own, such
/// as numbers, are not visited. Storage that two values share is counted for both, and a slice counts its own elements. An object counts
/// as a reference, whatever it holds.
enum MemoryEstimate {
    /// Elements of a collection that are visited.
    static let sampleSize = 12
    /// Bytes of the header of an array's or a string's storage.
    fileprivate static let header = 32

    static func bytes<Value>(of value: Value) -> Int { MemoryLayout<Value>.stride + storage(of: value) }

    /// Bytes that a value holds outside of itself.
    fileprivate static func storage(of value: Any) -> Int {
        let type = type(of: value)
        if isFlat(type) || type is AnyObject.Type { return 0 }
        if let holder = value as? any StorageHolding { return holder.storageBytes }
        return Mirror(reflecting: value).children.reduce(0) { $0 + storage(of: $1.value) }
    }

    /// Whether values of a type hold nothing outside of themselves.
    private static func isFlat(_ type: Any.Type) -> Bool {
        func isFlat<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
        return isFlat(type)
    }

    /// Bytes of `count` elements, and of what they hold.
    fileprivate static func storage<Elements: Collection>(of elements: Elements, stride: Int) -> Int {
        let count = elements.count
        guard count > 0 else { return 0 }
        guard !isFlat(Elements.Element.self) else { return header + count * stride }
        let step = max(1, count / sampleSize)
        var (held, visited) = (0, 0)
        var index = elements.startIndex
        while visited < sampleSize {
            held += storage(of: elements[index])
            visited += 1
            guard elements.formIndex(&index, offsetBy: step, limitedBy: elements.endIndex), index != elements.endIndex else {
                break
            }
        }
        return header + count * stride + held * count / visited
    }
}

/// A type of the standard library that holds its contents in a storage of its own.
private protocol StorageHolding {
    var storageBytes: Int { get }
}

extension String: StorageHolding {
    /// Up to 15 bytes lie in the value itself.
    fileprivate var storageBytes: Int { utf8.count > 15 ? MemoryEstimate.header + utf8.count : 0 }
}

extension Array: StorageHolding {
    fileprivate var storageBytes: Int { MemoryEstimate.storage(of: self, stride: MemoryLayout<Element>.stride) }
}

extension ArraySlice: StorageHolding {
    fileprivate var storageBytes: Int { MemoryEstimate.storage(of: self, stride: MemoryLayout<Element>.stride) }
}

extension Set: StorageHolding {
    fileprivate var storageBytes: Int { MemoryEstimate.storage(of: self, stride: MemoryLayout<Element>.stride * 4 / 3) }
}

extension Dictionary: StorageHolding {
    fileprivate var storageBytes: Int { MemoryEstimate.storage(of: self, stride: MemoryLayout<Element>.stride * 4 / 3) }
}
