public import Analysis
import Localizations
public import Measures
public import Training

/// Address within Hearth, for links. `RoutePattern` is for the router; a test compares the two. A new page is a case of both.
public enum Route: Equatable, Sendable {
    case today
    case activities(ActivitiesQuery)
    case activity(String)
    /// Activity with the filters of the list that the user came from.
    case listed(String, ActivitiesQuery)
    case weather, fitness, load
    /// Acclimation, exposures and heated classes; a subpage of Weather.
    case heat
    /// Recorder of heated classes; a page without navigation.
    case live
    /// All heated classes; a subpage of Heat, as are the next two.
    case heatClasses(HeatedClassesQuery)
    /// Heart rate of heated classes by date, in one class of room; nil means that of the newest class.
    case heatTrends(HeatedRoom?)
    case heatAnalysis
    /// Questions how hot the rooms of recent classes were; a subpage of Heat.
    case rooms
    /// Class types of the athlete; a subpage of Heat.
    case classTypes
    /// Form for a class type: the one with this id, or a new one.
    case classType(String?)
    /// All routines; a subpage of Today, as are the next two.
    case routines
    case routine(RoutineReference)
    /// A day of a routine's cycle, from 1 on.
    case routineDay(RoutineReference, Int)
    /// Turns a plan from a file into an own routine; a subpage of the routines, as are the next three.
    case importingRoutine
    /// Form for a new own routine.
    case writingRoutine
    /// Form for an own routine, and for a day of it from 1 on.
    case editingRoutine(UniqueID)
    case editingRoutineDay(UniqueID, Int)
    /// The plan, and one day of it; subpages of Load.
    case plan
    case planDay(Day)
    /// Races of the athlete; a subpage of Load, as are the next two.
    case races
    case race(UniqueID)
    /// Form for a race: the one with this id, or a new one.
    case raceForm(String?)
    /// Best means by duration, and slopes; a subpage of Fitness.
    case curves
    case gallery(GalleryPart)
    case trends(TrendSpan)
    case routes(RoutesQuery)
    case importing, settings, access, deletion, signIn
    /// People of the data folder; a subpage of Settings, as is the next one.
    case people
    /// Password and second factor; a subpage of Settings.
    case password
    /// Page that shows a phone how to connect.
    case pairing
    /// Page that the phone opens.
    case joining
    /// Security log; a subpage of People.
    case auditLog
    /// Confirmation of the removal of the person with this id; nil is the target of the form.
    case removingPerson(String?)
    /// Export of all data; a download.
    case exporting
    /// Example table of sessions to fill in; a download.
    case exampleTable
    /// Edit form of an activity.
    case editing(String)
    /// Edit form with the filters of the list that the user came from.
    case editingListed(String, ActivitiesQuery)
    /// Series of an activity's charts; data for scripts.
    case columns(String)
    /// The same series without repairs; data for scripts.
    case recordedColumns(String)
    /// Series of the gallery's sample; data for scripts.
    case sampleColumns
    /// Form that describes a kept table; nil is the target of the form.
    case describingTable(String?)
    /// Form for a session without a watch.
    case entering
    /// Form for a niggle: the one with this id, or a new one.
    case niggle(String?)
    /// Form that renames a pair of shoes; nil is the target of the form.
    case shoes(String?)
    /// A past day.
    case day(Day)
    /// Privacy zones and links; a subpage of Settings. The next one shares one activity.
    case sharing
    case sharingActivity(String)
    /// Page of a link with its secret; it needs no account.
    case shared(String)
    case report(ReportPeriod)
    /// All models of the figures, and one of them by the id of its card.
    case models
    case model(String)

    /// Returns the path with further query fields after its own.
    public func path(saying fields: [String]) -> String {
        if fields.isEmpty { return path }
        return path + (path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + fields.joined(separator: "&")
    }

    public var path: String {
        switch self {
        case .today: "/"
        case .activities(let query): "/activities" + query.text
        case .activity(let id): "/activities/" + PercentEncoding.escaped(id)
        case .listed(let id, let list): Route.activity(id).path + list.text
        case .weather: "/weather"
        case .fitness: "/fitness"
        case .load: "/load"
        case .heat: "/heat"
        case .live: "/live"
        case .heatClasses(let query): "/heat/classes" + query.text
        case .heatTrends(let room): "/heat/trends" + (room.map { "?room=" + $0.rawValue } ?? "")
        case .heatAnalysis: "/heat/analysis"
        case .rooms: "/heat/rooms"
        case .classTypes: "/heat/class-types"
        case .classType(let id): "/heat/class-type" + (id.map { "?id=" + PercentEncoding.escaped($0) } ?? "")
        case .routines: "/routines"
        case .routine(let reference): "/routines/" + reference.text
        case .routineDay(let reference, let number): "/routines/" + reference.text + "/\(number)"
        case .importingRoutine: "/routines/import"
        case .writingRoutine: "/routines/write"
        case .editingRoutine(let id): Route.routine(.own(id)).path + "/edit"
        case .editingRoutineDay(let id, let number): Route.routine(.own(id)).path + "/edit/\(number)"
        case .plan: "/plan"
        case .planDay(let day): "/plan/" + day.iso
        case .races: "/races"
        case .race(let id): "/races/" + id.text
        case .raceForm(let id): "/races/form" + (id.map { "?id=" + PercentEncoding.escaped($0) } ?? "")
        case .curves: "/fitness/curves"
        case .gallery(let part): part == .basics ? "/gallery" : "/gallery?part=" + part.rawValue
        case .routes(let query): "/routes" + query.text
        case .trends(let span): span == .year ? "/trends" : "/trends?span=" + span.rawValue
        case .importing: "/import"
        case .settings: "/settings"
        case .access: "/settings/access"
        case .deletion: "/settings/delete"
        case .people: "/settings/people"
        case .password: "/settings/password"
        case .pairing: "/settings/pair"
        case .joining: "/pair"
        case .auditLog: "/settings/log"
        case .removingPerson(let id): "/settings/people/remove" + (id.map { "?person=" + PercentEncoding.escaped($0) } ?? "")
        case .exporting: "/settings/export"
        case .exampleTable: "/import/sessions.csv"
        case .signIn: "/sign-in"
        case .editing(let id): "/activities/" + PercentEncoding.escaped(id) + "/edit"
        case .editingListed(let id, let list): Route.editing(id).path + list.text
        case .columns(let id): "/activities/" + PercentEncoding.escaped(id) + "/series"
        case .recordedColumns(let id): Route.columns(id).path + "/recorded"
        case .sampleColumns: "/gallery/series"
        case .entering: "/import/session"
        case .describingTable(let file): "/import/table" + (file.map { "?file=" + PercentEncoding.escaped($0) } ?? "")
        case .niggle(let id): "/load/niggle" + (id.map { "?id=" + PercentEncoding.escaped($0) } ?? "")
        case .shoes(let name): "/load/shoes" + (name.map { "?name=" + PercentEncoding.escaped($0) } ?? "")
        case .day(let day): "/?day=" + day.iso
        case .report(let period): "/report?" + period.text
        case .sharing: "/settings/sharing"
        case .sharingActivity(let id): "/activities/" + PercentEncoding.escaped(id) + "/share"
        case .shared(let secret): "/shared/" + PercentEncoding.escaped(secret)
        case .models: "/models"
        case .model(let id): "/models/" + PercentEncoding.escaped(id)
        }
    }

    /// Returns the address of an activity, or of its edit form, with the filters of the list that the user came from.
    public static func activity(_ id: String, in list: ActivitiesQuery) -> Route {
        list == ActivitiesQuery() ? .activity(id) : .listed(id, list)
    }

    public static func editing(_ id: String, in list: ActivitiesQuery) -> Route {
        list == ActivitiesQuery() ? .editing(id) : .editingListed(id, list)
    }

    public var pattern: RoutePattern {
        switch self {
        case .today: .today
        case .activities: .activities
        case .activity, .listed: .activity
        case .weather: .weather
        case .fitness: .fitness
        case .load: .load
        case .heat: .heat
        case .live: .live
        case .heatClasses: .heatClasses
        case .heatTrends: .heatTrends
        case .heatAnalysis: .heatAnalysis
        case .rooms: .rooms
        case .classTypes: .classTypes
        case .classType: .classType
        case .routines: .routines
        case .routine: .routine
        case .routineDay: .routineDay
        case .importingRoutine: .importingRoutine
        case .writingRoutine: .writingRoutine
        case .editingRoutine: .editingRoutine
        case .editingRoutineDay: .editingRoutineDay
        case .plan: .plan
        case .planDay: .planDay
        case .races: .races
        case .race: .race
        case .raceForm: .raceForm
        case .curves: .curves
        case .gallery: .gallery
        case .routes: .routes
        case .trends: .trends
        case .importing: .importing
        case .describingTable: .describingTable
        case .settings: .settings
        case .access: .access
        case .deletion: .deletion
        case .people: .people
        case .password: .password
        case .pairing: .pairing
        case .joining: .joining
        case .auditLog: .auditLog
        case .removingPerson: .removingPerson
        case .exporting: .exporting
        case .exampleTable: .exampleTable
        case .signIn: .signIn
        case .editing, .editingListed: .editing
        case .columns: .columns
        case .recordedColumns: .recordedColumns
        case .sampleColumns: .sampleColumns
        case .entering: .entering
        case .niggle: .niggle
        case .shoes: .shoes
        case .day: .today
        case .report: .report
        case .sharing: .sharing
        case .sharingActivity: .sharingActivity
        case .shared: .shared
        case .models: .models
        case .model: .model
        }
    }
}
