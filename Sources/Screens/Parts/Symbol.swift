/// Symbol beside a word, named by its meaning.
public enum Symbol: String, CaseIterable, Sendable {
    case flame, today, activities, weather, fitness, load, plan, display, trend
    case run, ride, swim, walk, strength, mountain, sport, sauna
    case heart, pulse, moon, bolt, thermometer, drop, speed, distance, clock, cadence, energy
    case warning, success, info, bulb
    case forward, back, up, down, level, search, refresh, sunrise, sunset, flag, source, globe, close
    case share, edit, page, image, more
}

/// Which way something moves.
public enum Direction: Sendable {
    case up, level, down

    public var symbol: Symbol {
        switch self {
        case .up: .up
        case .level: .level
        case .down: .down
        }
    }
}
