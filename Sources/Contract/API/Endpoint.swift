import Measures

/// One operation below `/api/v1`.
///
/// The table `Endpoint.all` is the only list: the server's routes, the OpenAPI document, the client and the tests read it.
public struct Endpoint: Sendable {
    /// The raw values are the operation ids of the OpenAPI document.
    public enum Name: String, CaseIterable, Sendable {
        case today = "getToday"
        case activities = "listActivities"
        case activity = "getActivity"
        case channels = "getChannels"
        case body = "listBodyValues"
        case trends = "getTrends"
        case heat = "getHeat"
        case heatedSessions = "listHeatedSessions"
        case routines = "listRoutines"
        case routine = "getRoutine"
        case currentRoutine = "getCurrentRoutine"
        case enterEdit = "editActivity"
        case undoEdit = "undoEdit"
        case changeRoutine = "changeRoutine"
        case imports = "listImports"
        case upload = "uploadFile"
        case importJob = "getImport"
        case stopImport = "stopImport"
        case figures = "listFigures"
        case figure = "getFigure"
    }

    public enum Method: String, Sendable { case get, post, put, delete }

    /// Body of a request.
    public enum Body: Sendable {
        /// JSON of a payload type. The server refuses keys that the type does not have.
        case json(any (Codable & Sendable).Type)
        /// The bytes of any file that Hearth reads.
        case file

        public static let fileType = "application/octet-stream"
        /// Maximum size of JSON in bytes.
        public static let jsonLimit = 64 << 10
    }

    public var name: Name
    public var method: Method
    /// Path with its parameters in braces.
    public var path: String
    public var scope: TokenScope
    /// What the operation does, in one line.
    public var summary: String
    public var description: String
    /// Every parameter of the path and the query. The server refuses any other.
    public var parameters: [EndpointParameter]
    /// Payload of the answer.
    public var answer: any (Codable & Sendable).Type
    /// What the request sends; nil for nothing.
    public var body: Body?
    /// Media type of a second form of the answer, which a client asks for with `Accept`; nil for JSON only.
    public var otherType: String?

    init(
        _ name: Name, _ path: String, by method: Method = .get, scope: TokenScope = .read, _ summary: String,
        description: String = "", parameters: [EndpointParameter] = [], body: Body? = nil,
        answer: any (Codable & Sendable).Type, otherType: String? = nil
    ) {
        self.name = name
        self.method = method
        self.path = Endpoint.prefix + path
        self.scope = scope
        self.summary = summary
        self.description = description
        self.parameters = parameters
        self.body = body
        self.answer = answer
        self.otherType = otherType
    }

    public static let prefix = "/api/v1"

    /// Returns the endpoint of a name. A test checks that the table has each name once.
    public static func named(_ name: Name) -> Endpoint? { all.first { $0.name == name } }

    /// Path and query of a request; nil without a value for a parameter of the path.
    /// - Parameter values: by parameter. An empty value is left out of the query.
    public func address(_ values: [String: String]) -> String? {
        var (path, query) = (path, [String]())
        for parameter in parameters {
            guard let value = values[parameter.name], !value.isEmpty else {
                if parameter.place == .path { return nil }
                continue
            }
            let escaped = PercentEncoding.escaped(value)
            switch parameter.place {
            case .path: path = path.replacing("{" + parameter.name + "}", with: escaped)
            case .query: query.append(parameter.name + "=" + escaped)
            }
        }
        return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }
}

/// A parameter of an endpoint, with everything that a value must satisfy.
public struct EndpointParameter: Equatable, Sendable {
    public enum Place: String, Sendable { case path, query }

    public enum Kind: Equatable, Sendable {
        /// Date such as `2026-11-27`, from year 1 to 9999.
        case day
        case integer(ClosedRange<Int>)
        /// Text of at most this many characters.
        case text(Int)
        case words([String])
        /// Words separated by commas.
        case wordList([String])
    }

    public var name: String
    public var place: Place
    public var kind: Kind
    public var isRequired: Bool
    public var description: String

    public static func query(
        _ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String
    ) -> EndpointParameter {
        EndpointParameter(name: name, place: .query, kind: kind, isRequired: isRequired, description: description)
    }

    static func path(_ name: String, _ kind: Kind, _ description: String) -> EndpointParameter {
        EndpointParameter(name: name, place: .path, kind: kind, isRequired: true, description: description)
    }
}
