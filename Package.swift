// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 rules, no warnings, and C types kept out of public API.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Tests are not optimised: what they test is, and compiling them is most of their cost.
let tested = strict + [.unsafeFlags(["-Onone"])]

/// A module of the library, in design order: `Sources/<name>`, target `Tintype<name>`.
func module(
  _ name: String, _ dependencies: [String] = [], c libraries: [String] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: "Tintype" + name,
    dependencies: dependencies.map { .target(name: "Tintype" + $0) }
      + libraries.map { .target(name: $0) },
    path: "Sources/" + name,
    swiftSettings: strict,
    plugins: plugins)
}

/// The tests of a module: `Tests/<name>Tests`.
///
/// `excludes` names folders of input files, which are read at run time.
func tests(
  _ name: String, _ dependencies: [String], c libraries: [String] = [], excludes: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: dependencies.map { .target(name: "Tintype" + $0) }
      + libraries.map { .target(name: $0) },
    path: "Tests/\(name)Tests",
    exclude: excludes,
    swiftSettings: tested)
}

/// A C library found by pkg-config; its module map and shim are in `Sources/C/<name>`.
func library(_ name: String, _ pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/" + name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "Tintype",
  products: [
    .executable(name: "render", targets: ["render"]),
    // What a team's own mockups and tool are written against.
    .library(
      name: "TintypeKit",
      targets: [
        "TintypeCommands", "TintypeMockups", "TintypeViews", "TintypeTheming", "TintypePrimitives",
      ]),
    .library(name: "TintypeTesting", targets: ["TintypeTesting"]),
  ],
  targets: [
    library("CXXHash", "libxxhash", apt: "libxxhash-dev"),
    library("CCairo", "cairo-ft", apt: "libcairo2-dev"),
    library("CPango", "pangoft2", apt: "libpango1.0-dev"),
    library("CFontconfig", "fontconfig", apt: "libfontconfig-dev"),
    library("CFreeType", "freetype2", apt: "libfreetype-dev"),
    library("CSPNG", "spng", apt: "libspng-dev"),
    library("CDeflate", "libdeflate", apt: "libdeflate-dev"),
    library("CISAL", "libisal", apt: "libisal-dev"),
    library("CExpat", "expat", apt: "libexpat1-dev"),
    // librsvg is loaded on first use, so only its declarations are needed here.
    .systemLibrary(name: "CLoader", path: "Sources/C/CLoader"),
    .systemLibrary(name: "CAllocator", path: "Sources/C/CAllocator"),
    // So are libmicrohttpd and libzip, which only the service needs.
    .systemLibrary(name: "CMicroHTTPD", path: "Sources/C/CMicroHTTPD"),
    .systemLibrary(name: "CZip", path: "Sources/C/CZip"),
    // The drawing libraries, too, load on first use where they are linked "as needed".
    .target(name: "CLazy", path: "Sources/C/CLazy"),

    module("Primitives", c: ["CXXHash"]),
    module("JSONText", ["Primitives"]),
    module(
      "Graphics", ["Primitives"],
      c: [
        "CCairo", "CPango", "CFontconfig", "CFreeType", "CSPNG", "CDeflate", "CISAL", "CLoader",
        "CLazy",
      ]),
    module("Theming", ["Primitives"]),
    module("ThemeFiles", ["Primitives", "JSONText", "Theming"], c: ["CExpat"]),
    module("Views", ["Primitives", "Theming"]),
    module("LayoutEngine", ["Primitives", "Theming", "Views"]),
    module("Drawing", ["Primitives", "Graphics", "LayoutEngine"]),
    module("Mockups", ["Primitives", "Theming", "Views"]),
    module(
      "Rendering",
      [
        "Primitives", "JSONText", "Graphics", "Theming", "Views", "LayoutEngine", "Drawing",
        "Mockups",
      ], plugins: [.plugin(name: "FingerprintPlugin")]),
    module(
      "Goldens", ["Primitives", "JSONText", "Graphics", "Theming", "LayoutEngine", "Rendering"]),
    module(
      "Reports",
      ["Primitives", "JSONText", "Graphics", "LayoutEngine", "Rendering", "Goldens"]),
    module(
      "Serving",
      [
        "Primitives", "JSONText", "Graphics", "Theming", "ThemeFiles", "LayoutEngine", "Mockups",
        "Rendering", "Goldens", "Reports",
      ], c: ["CAllocator", "CLoader", "CMicroHTTPD", "CZip"]),
    module(
      "Commands",
      [
        "Primitives", "JSONText", "Graphics", "Theming", "ThemeFiles", "Views", "LayoutEngine",
        "Drawing", "Mockups", "Rendering", "Goldens", "Reports", "Serving",
      ]),
    // Assertions for a team's own tests; the tool never links it.
    module(
      "Testing",
      [
        "Primitives", "Graphics", "Theming", "ThemeFiles", "Views", "Mockups", "Rendering",
        "Goldens",
      ]),
    .executableTarget(
      name: "render", dependencies: ["TintypeCommands"], path: "Sources/render",
      swiftSettings: strict),

    // Measures the engine from inside; `scripts/bench` runs it beside its peers.
    .executableTarget(
      name: "bench",
      dependencies: [
        "CCairo", "TintypePrimitives", "TintypeGraphics", "TintypeTheming", "TintypeViews",
        "TintypeLayoutEngine", "TintypeMockups", "TintypeRendering",
      ],
      path: "Sources/bench", swiftSettings: strict),

    // Hashes the sources that decide pixels; runs before Rendering is compiled.
    .executableTarget(
      name: "fingerprint", dependencies: ["TintypePrimitives"], path: "Sources/fingerprint",
      swiftSettings: strict),
    .plugin(
      name: "FingerprintPlugin", capability: .buildTool(), dependencies: ["fingerprint"],
      path: "Sources/FingerprintPlugin"),

    // The mockups of the example package, held to what they say by the tests of commands.
    .target(
      name: "AcmeMockups", dependencies: ["TintypeMockups", "TintypeTheming", "TintypeViews"],
      path: "Examples/OwnMockups/Sources/AcmeMockups", swiftSettings: strict),

    tests("Primitives", ["Primitives"]),
    tests("JSONText", ["JSONText", "Primitives"]),
    tests("Graphics", ["Graphics", "Primitives"], excludes: ["Browser", "Cases"]),
    tests("Theming", ["Theming", "Primitives"]),
    tests(
      "ThemeFiles", ["ThemeFiles", "Theming", "JSONText", "Primitives"],
      excludes: ["Cases", "Pages", "Themes"]),
    tests("LayoutEngine", ["LayoutEngine", "Views", "Theming", "Primitives"]),
    tests("Drawing", ["Drawing", "LayoutEngine", "Graphics", "Primitives"]),
    tests(
      "Mockups", ["Mockups", "LayoutEngine", "Graphics", "Views", "Theming", "Primitives"]),
    tests(
      "Rendering",
      [
        "Rendering", "Mockups", "ThemeFiles", "Theming", "LayoutEngine", "Drawing", "Graphics",
        "JSONText", "Primitives",
      ], excludes: ["Cases"]),
    tests(
      "Goldens",
      [
        "Goldens", "Rendering", "Mockups", "LayoutEngine", "Graphics", "Theming", "JSONText",
        "Primitives",
      ],
      excludes: ["Comparison/Cases"]),
    tests(
      "Testing",
      [
        "Testing", "Commands", "Goldens", "Rendering", "Mockups", "Views", "ThemeFiles", "Theming",
        "Graphics", "Primitives",
      ], excludes: ["Golden"]),
    tests(
      "Reports", ["Reports", "Goldens", "Theming", "JSONText", "Primitives"],
      excludes: ["Browser", "Schemas"]),
    tests(
      "Serving",
      [
        "Serving", "Rendering", "Mockups", "Graphics", "Theming", "JSONText", "Primitives",
      ], excludes: ["Cases", "Load"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "AcmeMockups", "TintypeCommands", "TintypeDrawing", "TintypeLayoutEngine", "TintypeViews",
        "TintypeGoldens", "TintypeRendering", "TintypeMockups", "TintypeGraphics",
        "TintypeThemeFiles", "TintypeTheming", "TintypeJSONText", "TintypePrimitives",
      ],
      path: "Tests/CommandsTests", exclude: ["Cases"], swiftSettings: tested),
  ],
  swiftLanguageModes: [.v6]
)
