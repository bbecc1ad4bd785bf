// swift-tools-version:6.2
import Foundation
import PackageDescription

/// Settings for every target: https://github.com/swiftlang/swift-evolution (SE-0335, SE-0409, SE-0444, SE-0461).
/// `Scripts/test` sets HEARTH_STRICT, which makes warnings errors. Other builds permit warnings of newer compilers.
let house: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (Context.environment["HEARTH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// `Scripts/test` also sets HEARTH_FAST, which optimises the modules that compute in a debug build. It costs a little
/// compile time and saves most of the running time of the tests, which process years of data. Daily work does without it.
let fast: [SwiftSetting] =
    Context.environment["HEARTH_FAST"] == "1"
    ? [
        .unsafeFlags(
            ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"], .when(configuration: .debug))
    ] : []

/// Settings of modules that also compile to Embedded Swift for WebAssembly (`Scripts/check-browser-core`).
/// `Lifetimes` lets a reader borrow its bytes without a copy and without a pointer that could outlive them.
let pure = house + [.treatWarning("EmbeddedRestrictions", as: .error), .enableExperimentalFeature("Lifetimes")]

/// The same for those of them that compute. Screens and WebPages do without: they are large, and everything above them waits.
let computing = pure + fast

/// `HEARTH_ROOMS=pure swift test` leaves out every module that needs a server, a database or a C library, so that
/// building and testing a model, a file format or a page takes seconds, not minutes.
let onlyPureRooms = Context.environment["HEARTH_ROOMS"] == "pure"

/// ISA-L compresses faster than zlib, but not every system has it. Without its header, or with `HEARTH_ZLIB=1`, the room
/// Archives is built for zlib alone (Docs/Decisions/0052-archives-without-isal.md). Only Linux is searched, because the
/// compiler of other systems does not find a header in these places.
let hasISAL: Bool = {
    if Context.environment["HEARTH_ZLIB"] == "1" { return false }
    #if os(Linux)
        return ["/usr/include", "/usr/local/include"].contains {
            FileManager.default.fileExists(atPath: $0 + "/isa-l/igzip_lib.h")
        }
    #else
        return false
    #endif
}()

/// `HEARTH_TLS=1` adds TLS of the server's own. It compiles BoringSSL a second time, for swift-nio-ssl, so that other builds do
/// without it (Docs/Decisions/0053-tls-of-its-own.md).
let hasTLS = Context.environment["HEARTH_TLS"] == "1"

var products: [Product] = [
    .library(
        name: "HearthCore",
        targets: [
            "Measures", "Training", "Sync", "HeartRateEnergy", "Analysis", "ActivityFiles", "Capture", "DemoAthletes",
            "Localizations", "Screens", "Markup", "Tokens", "WebPages", "Passkeys", "OpenID", "Webhooks", "MapTiles",
        ])
]

/// The pure rooms need nothing but the standard library. `Scripts/docs` sets HEARTH_DOCS, which adds the plug-in that
/// builds the documentation; other builds neither fetch nor compile it.
var dependencies: [Package.Dependency] =
    Context.environment["HEARTH_DOCS"] == "1"
    ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")] : []

var targets: [Target] = [
    // Pure rooms, lowest first. Each may import only what is named here.
    .target(name: "Measures", swiftSettings: computing),
    .target(name: "Training", dependencies: ["Measures"], swiftSettings: computing),
    .target(name: "Sync", dependencies: ["Measures", "Training"], swiftSettings: computing),
    // The one formula that a session needs while it is recorded: the module of the live page has it without the rest of Analysis.
    .target(name: "HeartRateEnergy", dependencies: ["Training"], swiftSettings: computing),
    .target(name: "Analysis", dependencies: ["Measures", "Training", "HeartRateEnergy"], swiftSettings: computing),
    .target(name: "ActivityFiles", dependencies: ["Measures", "Training"], swiftSettings: computing),
    .target(
        name: "Capture", dependencies: ["Measures", "Training", "HeartRateEnergy", "ActivityFiles"], swiftSettings: computing),
    .target(name: "DemoAthletes", dependencies: ["Measures", "Training", "Analysis"], swiftSettings: computing),
    // The texts in every language: string catalogues, what is generated from them, and how a language writes numbers.
    .target(name: "Localizations", path: "Localizations/Swift", swiftSettings: computing),
    .target(
        name: "Screens", dependencies: ["Measures", "Training", "Analysis", "ActivityFiles", "Localizations"],
        swiftSettings: pure),
    .target(name: "Markup", swiftSettings: computing),
    .target(name: "Tokens", dependencies: ["Measures"], swiftSettings: computing),
    // What authenticators and browsers send. Cryptographic functions are arguments.
    .target(name: "Passkeys", swiftSettings: computing),
    // What an OpenID Connect provider sends, and the state of each sign-in. Cryptographic functions are arguments.
    .target(name: "OpenID", dependencies: ["Measures", "Passkeys"], swiftSettings: computing),
    // Messages about changes, and the queue that delivers them.
    .target(name: "Webhooks", dependencies: ["Measures"], swiftSettings: computing),
    // Archives of vector tiles, and what the map of a page draws of a tile. Compression is left to the caller.
    .target(name: "MapTiles", swiftSettings: computing),
    .target(name: "WebPages", dependencies: ["Markup", "Screens", "Tokens", "Localizations"], swiftSettings: pure),

    // Where the tests find the real files beside the package. Only tests import it.
    .target(name: "GivenFiles", swiftSettings: house),

    .testTarget(name: "MeasuresTests", dependencies: ["Measures"], swiftSettings: house),
    .testTarget(name: "TrainingTests", dependencies: ["Training", "Measures"], swiftSettings: house),
    // Its model checker and simulation compute for seconds, so the tests themselves are optimised too.
    .testTarget(name: "SyncTests", dependencies: ["Sync", "Training", "Measures"], swiftSettings: house + fast),
    .testTarget(name: "HeartRateEnergyTests", dependencies: ["HeartRateEnergy", "Training"], swiftSettings: house),
    .testTarget(
        name: "AnalysisTests",
        dependencies: ["Analysis", "HeartRateEnergy", "ActivityFiles", "DemoAthletes", "Training", "Measures", "GivenFiles"],
        exclude: ["Vectors/README.md", "References/README.md"], resources: [.copy("Vectors")], swiftSettings: house),
    .testTarget(
        name: "ActivityFilesTests", dependencies: ["ActivityFiles", "Training", "Measures", "GivenFiles"], swiftSettings: house),
    .testTarget(
        name: "CaptureTests",
        dependencies: ["Capture", "ActivityFiles", "Analysis", "DemoAthletes", "Training", "Measures"], swiftSettings: house),
    .testTarget(
        name: "DemoAthletesTests", dependencies: ["DemoAthletes", "Analysis", "Training", "Measures"], swiftSettings: house),
    .testTarget(
        name: "ScreensTests",
        dependencies: ["Screens", "ActivityFiles", "Analysis", "Training", "Measures", "Localizations"], swiftSettings: house),
    .testTarget(name: "LocalizationsTests", dependencies: ["Localizations"], swiftSettings: house),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: house),
    .testTarget(name: "OpenIDTests", dependencies: ["OpenID", "Passkeys", "Measures"], swiftSettings: house),
    .testTarget(name: "WebhooksTests", dependencies: ["Webhooks", "Measures"], swiftSettings: house),
    .testTarget(
        name: "MapTilesTests", dependencies: ["MapTiles"], resources: [.copy("Fixtures")], swiftSettings: house),
    .testTarget(name: "TokensTests", dependencies: ["Tokens"], swiftSettings: house),
    .testTarget(
        name: "WebPagesTests", dependencies: ["WebPages", "Screens", "Markup", "Tokens", "Localizations"], swiftSettings: house),
]

// jwt-kit builds it anyway; the content hash of originals and the hash of passwords come from it.
let crypto: Package.Dependency = .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2")

if !onlyPureRooms {
    products += [
        .executable(name: "hearth", targets: ["hearth"]),
        .library(name: "HearthClient", targets: ["HearthClient"]),
    ]
    // Exact versions: a release is built from what its tests ran with. Docs/Dependencies.md lists those that come with them.
    dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        // No traits: we need neither its configuration reader nor full Foundation, and both cost build time.
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/vapor/jwt-kit.git", exact: "5.7.1"),
        crypto,
        .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
    ]
    if hasTLS {
        dependencies.append(.package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"))
        targets += [
            // The server's certificate and the handlers that encrypt its connections.
            .target(
                name: "TLSConnections", dependencies: ["Measures", .product(name: "NIOSSL", package: "swift-nio-ssl")],
                swiftSettings: house),
            .testTarget(name: "TLSConnectionsTests", dependencies: ["TLSConnections", "Measures"], swiftSettings: house),
        ]
    }
    if hasISAL { targets += [.systemLibrary(name: "CISAL", providers: [.apt(["libisal-dev"])])] }
    targets += [
        // Edges.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "Archives",
            dependencies: ["Measures", "CZlib", .product(name: "Crypto", package: "swift-crypto")] + (hasISAL ? ["CISAL"] : []),
            exclude: [hasISAL ? "Zlib" : "ISAL"], swiftSettings: house + fast),
        // The file of map tiles of a data folder.
        .target(name: "MapArchives", dependencies: ["MapTiles", "Archives"], swiftSettings: house + fast),
        // Backups: content-addressed blocks, encryption, retention.
        .target(
            name: "Backups",
            dependencies: [
                "Archives", "Measures", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: house + fast),
        // Sessions of browsers, one-time keys, passwords and passkeys, in files of the data folder.
        .target(
            name: "Accounts",
            dependencies: [
                "Archives", "Measures", "OpenID", "Passkeys", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: house),
        .target(
            name: "TrainingLog",
            dependencies: ["Measures", "Training", "Analysis", "ActivityFiles", "DemoAthletes", "Archives", "Sync"],
            swiftSettings: house + fast),
        .target(
            name: "SQLiteStores",
            dependencies: [
                "TrainingLog", "Archives", "ActivityFiles", "Analysis", "Sync", "Training", "Measures",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ], swiftSettings: house + fast),
        // Reads the packs of routines, which are YAML files beside it, and descriptions of tables.
        .target(
            name: "ContentPacks",
            dependencies: ["Measures", "Training", "ActivityFiles", .product(name: "Yams", package: "Yams")],
            path: "Content",
            exclude: ["README.md"], sources: ["Swift"], resources: [.copy("Packs")], swiftSettings: house),
        .target(name: "WebRequests", dependencies: ["Measures"], swiftSettings: house),
        // Signs and sends messages to the receivers that the owner named.
        .target(
            name: "WebhookDelivery",
            dependencies: ["Webhooks", "WebRequests", "Measures", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: house),
        .target(name: "WeatherArchives", dependencies: ["WebRequests", "TrainingLog", "Measures"], swiftSettings: house),
        .target(
            name: "ClassSummaries", dependencies: ["WebRequests", "Screens", "Localizations", "Analysis", "Measures"],
            swiftSettings: house),
        .target(name: "Contract", dependencies: ["Measures", "Training", "Analysis", "Sync"], swiftSettings: house),
        .target(name: "HearthClient", dependencies: ["Contract", "Sync", "Measures"], swiftSettings: house),
        .target(
            name: "WebServer",
            dependencies: [
                "Accounts", "OpenID", "Passkeys", "TrainingLog", "Archives", "MapArchives", "MapTiles", "ClassSummaries",
                "WebRequests", "Contract",
                "Localizations", "Screens",
                "WebPages",
                "Markup",
                "Tokens", "Analysis", "Sync", "Training",
                "Measures", "ActivityFiles",
                .product(name: "Hummingbird", package: "hummingbird"), .product(name: "JWTKit", package: "jwt-kit"),
            ], resources: [.copy("Resources")], swiftSettings: house),
        .executableTarget(
            name: "hearth",
            dependencies: [
                "Accounts", "Backups", "OpenID", "WebServer", "ContentPacks", "SQLiteStores", "WeatherArchives", "WebRequests",
                "Webhooks", "WebhookDelivery", "TrainingLog",
                "Archives", "MapArchives",
                "Contract",
                "Localizations",
                "Screens", "DemoAthletes",
                "ActivityFiles", "Analysis", "Training", "Measures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + (hasTLS ? ["TLSConnections"] : []), swiftSettings: house + (hasTLS ? [.define("HEARTH_TLS")] : [])),
        .executableTarget(
            name: "hearth-bench",
            dependencies: ["ActivityFiles", "Archives", "Training", "Analysis", "DemoAthletes", "Measures"], path: "Benchmarks",
            exclude: [
                "bench.py", "household.py", "pages.py", "painting.py", "serving.py", "expat_count.c", "fit_copies.c",
                "requirements.txt", "baseline.json",
            ],
            swiftSettings: house),
        .target(
            name: "TestKit",
            dependencies: ["TrainingLog", "Archives", "Analysis", "Sync", "Training", "Measures", "ActivityFiles"],
            swiftSettings: house),

        .target(
            name: "LoopbackServers", dependencies: [.product(name: "Hummingbird", package: "hummingbird")],
            path: "Tests/LoopbackServers", swiftSettings: house),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives", "GivenFiles"], swiftSettings: house),
        .testTarget(
            name: "MapArchivesTests", dependencies: ["MapArchives", "MapTiles", "Archives"], resources: [.copy("Fixtures")],
            swiftSettings: house),
        .testTarget(name: "BackupsTests", dependencies: ["Backups", "Archives", "Measures"], swiftSettings: house),
        // Authenticator in software with real keys, for the tests of passkeys.
        .target(
            name: "TestAuthenticators",
            dependencies: [
                "Passkeys", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ], path: "Tests/TestAuthenticators", swiftSettings: house),
        .testTarget(name: "PasskeysTests", dependencies: ["Passkeys", "TestAuthenticators"], swiftSettings: house),
        .testTarget(
            name: "AccountsTests",
            dependencies: [
                "Accounts", "Archives", "Measures", "OpenID", "Passkeys", "TestAuthenticators",
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: house),
        .testTarget(
            name: "TrainingLogTests",
            dependencies: ["TrainingLog", "TestKit", "Archives", "ActivityFiles", "Analysis", "Sync", "Training", "Measures"],
            swiftSettings: house),
        .testTarget(
            name: "SQLiteStoresTests",
            dependencies: [
                "SQLiteStores", "TrainingLog", "TestKit", "GivenFiles", "Archives", "ActivityFiles", "Analysis", "Training",
                "Measures",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], exclude: ["ReleasedSchema"], swiftSettings: house),
        .testTarget(
            name: "WeatherArchivesTests",
            dependencies: [
                "WeatherArchives", "WebRequests", "LoopbackServers", "TestKit", "TrainingLog", "Analysis", "Training", "Measures",
                .product(name: "Hummingbird", package: "hummingbird"),
            ], swiftSettings: house),
        .testTarget(
            name: "WebhookDeliveryTests",
            dependencies: ["WebhookDelivery", "Webhooks", "WebRequests", "Measures"], swiftSettings: house),
        .testTarget(
            name: "ClassSummariesTests",
            dependencies: [
                "ClassSummaries", "LoopbackServers", "Screens", "Localizations", "Analysis",
                .product(name: "Hummingbird", package: "hummingbird"),
            ], swiftSettings: house),
        .testTarget(
            name: "ContentPacksTests", dependencies: ["ContentPacks", "ActivityFiles", "Training", "Measures"],
            swiftSettings: house),
        .testTarget(
            name: "ContractTests",
            dependencies: ["Contract", "Localizations", "Screens", "DemoAthletes", "Analysis", "Sync", "Training", "Measures"],
            swiftSettings: house),
        .testTarget(
            name: "HearthClientTests", dependencies: ["HearthClient", "Contract"], swiftSettings: house),
        .testTarget(
            name: "WebServerTests",
            dependencies: [
                "WebServer", "Accounts", "OpenID", "Passkeys", "TestAuthenticators", "LoopbackServers", "TestKit", "TrainingLog",
                "Archives", "MapArchives", "Contract", "HearthClient",
                "Localizations",
                "Screens",
                "Analysis",
                "Sync", "Training", "Measures", "ActivityFiles", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: house),
        .testTarget(
            name: "hearthTests",
            dependencies: [
                "hearth", "Accounts", "OpenID", "WebServer", "WeatherArchives", "WebhookDelivery", "Webhooks", "Contract",
                "TestKit", "TrainingLog", "Archives",
                "Localizations",
                "Screens",
                "ActivityFiles", "Analysis", "DemoAthletes",
                "Training", "Measures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: house),
    ]
}

// `HEARTH_ROOMS=archives` leaves only the rooms that compress, so that `Scripts/check-zlib` builds little twice.
if Context.environment["HEARTH_ROOMS"] == "archives" {
    let rooms = ["Measures", "CISAL", "CZlib", "Archives", "Backups", "GivenFiles", "ArchivesTests", "BackupsTests"]
    targets.removeAll { !rooms.contains($0.name) }
    products = []
    dependencies = [crypto]
}

let package = Package(
    name: "hearth",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
    products: products,
    dependencies: dependencies,
    targets: targets
)
