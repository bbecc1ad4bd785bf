/// All stores of a journal. The program assembles them once at the start.
public struct Stores: Sendable {
    public var athletes: any AthleteStore
    public var imports: any ImportStore
    public var originals: any OriginalStore
    public var activities: any ActivityStore
    public var body: any BodyStore
    public var derived: any DerivedStore
    public var edits: any EditStore
    public var weather: any ArchiveStore<WeatherHour>
    public var diary: any DiaryStore
    public var sessions: any SessionStore
    public var classTypes: any ClassTypeStore
    public var routines: any RoutineStore
    public var plans: any PlanStore
    public var calendars: any CalendarStore
    public var races: any RaceStore
    public var air: any ArchiveStore<AirHour>
    public var forecasts: any ForecastStore
    public var sharing: any SharingStore
    public var tables: any TableStore
    public var inspection: any StoreInspection

    public init(
        athletes: any AthleteStore, imports: any ImportStore, originals: any OriginalStore, activities: any ActivityStore,
        body: any BodyStore, derived: any DerivedStore, edits: any EditStore, weather: any ArchiveStore<WeatherHour>,
        diary: any DiaryStore, sessions: any SessionStore, classTypes: any ClassTypeStore,
        routines: any RoutineStore, plans: any PlanStore, calendars: any CalendarStore, races: any RaceStore,
        air: any ArchiveStore<AirHour>, forecasts: any ForecastStore, sharing: any SharingStore,
        tables: any TableStore,
        inspection: any StoreInspection = MemoryInspection()
    ) {
        self.athletes = athletes
        self.imports = imports
        self.originals = originals
        self.activities = activities
        self.body = body
        self.derived = derived
        self.edits = edits
        self.weather = weather
        self.diary = diary
        self.sessions = sessions
        self.classTypes = classTypes
        self.routines = routines
        self.plans = plans
        self.calendars = calendars
        self.races = races
        self.air = air
        self.forecasts = forecasts
        self.sharing = sharing
        self.tables = tables
        self.inspection = inspection
    }
}
