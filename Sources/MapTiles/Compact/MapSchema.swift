/// Meaning of layers and attributes in the schemas of Protomaps (version 3 and 4), OpenMapTiles and Shortbread.
///
/// Sources: docs.protomaps.com/basemaps/layers, openmaptiles.org/schema, shortbread-tiles.org/schema. The schemas share most
/// words; a word that none of them has means nothing here.
enum MapSchema {
    enum Subject { case land, water, buildings, roads, borders, places, waterNames }

    /// Returns what a layer is about; nil for a layer that the map does not show.
    static func subject(ofLayer name: String) -> Subject? {
        switch name {
        case "landuse", "landcover", "natural", "park", "land", "sites": .land
        case "water", "waterway", "ocean", "water_polygons", "water_lines": .water
        case "building", "buildings": .buildings
        case "roads", "transit", "transportation", "streets": .roads
        case "boundaries", "boundary": .borders
        case "places", "place", "place_labels", "boundary_labels": .places
        case "water_name", "water_polygons_labels", "physical_point": .waterNames
        default: nil
        }
    }

    /// Attributes with the kind of a feature, and with its kind within that.
    static let kindKeys = ["kind", "pmap:kind", "class"]
    static let detailKeys = ["kind_detail", "pmap:kind_detail", "subclass"]
    static let levelKeys = ["admin_level", "pmap:min_admin_level", "kind_detail"]

    static func land(_ kind: String) -> MapKind? {
        switch kind {
        case "forest", "wood": .wood
        case "grass", "grassland", "meadow", "park", "garden", "golf_course", "recreation_ground", "village_green",
            "playground", "pitch", "cemetery", "grave_yard", "allotments", "scrub", "heath", "national_park",
            "nature_reserve", "protected_area", "zoo", "dog_park", "vineyard", "orchard", "plant_nursery", "miniature_golf",
            "wetland", "wet_meadow", "marsh", "bog", "string_bog", "swamp", "camp_site", "greenfield":
            .grass
        case "beach", "sand", "bare_rock", "rock", "scree", "shingle", "barren": .sand
        case "glacier", "ice": .ice
        case "residential", "commercial", "industrial", "retail", "urban_area", "garages", "railway", "neighbourhood",
            "suburb", "quarter", "hospital", "school", "university", "college", "kindergarten", "parking", "pedestrian",
            "stadium", "sports_center", "aerodrome":
            .built
        default: nil
        }
    }

    static func waterArea(_ kind: String?) -> MapKind? {
        switch kind {
        case "glacier": .ice
        case "playa": nil
        default: .water
        }
    }

    static func road(_ kind: String, detail: String?) -> MapKind? {
        switch kind {
        case "highway", "motorway": detail?.hasSuffix("_link") == true ? .major : .motorway
        case "trunk", "primary": .major
        case "major_road": detail == "secondary" || detail == "tertiary" ? .medium : .major
        case "secondary", "tertiary", "medium_road": .medium
        case "minor_road": isService(detail) ? .service : .minor
        case "minor", "unclassified", "residential", "living_street", "busway", "bus_guideway", "raceway", "road":
            .minor
        case "service": .service
        case "path", "track", "footway", "pedestrian", "steps", "cycleway", "bridleway", "other": .path
        case "rail", "transit", "narrow_gauge", "tram", "light_rail", "funicular", "subway", "monorail": .rail
        case "ferry": .ferry
        default: nil
        }
    }

    private static func isService(_ detail: String?) -> Bool {
        switch detail {
        case "service", "driveway", "parking_aisle", "alley", "drive-through", "emergency_access": true
        default: false
        }
    }

    /// - Parameter level: administrative level of OpenStreetMap: 2 for countries, 4 for most regions.
    static func border(_ kind: String?, level: Double?) -> MapKind? {
        switch kind {
        case "country": .countryBorder
        case "region": .regionBorder
        case .some("county"), .some("locality"): nil
        default: level.flatMap { $0 <= 2 ? .countryBorder : $0 <= 4 ? .regionBorder : nil }
        }
    }

    /// - Parameter isPopulated: whether the layer has populated localities only, as that of Protomaps.
    static func place(_ kind: String?, detail: String?, level: Double?, isPopulated: Bool) -> MapKind? {
        switch kind {
        case "country": .country
        case "region", "state", "province": .region
        case "city", "capital", "state_capital": .city
        case "town": .town
        case "village", "hamlet": .village
        case "suburb", "quarter", "neighbourhood", "macrohood", "borough": .suburb
        case "locality":
            switch detail {
            case "city": .city
            case "town": .town
            default: isPopulated ? .village : nil
            }
        case nil: level.flatMap { $0 == 2 ? .country : $0 == 4 ? .region : nil }
        default: nil
        }
    }
}
