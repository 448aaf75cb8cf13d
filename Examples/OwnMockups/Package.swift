// swift-tools-version: 6.2
import PackageDescription

// A tool of your own: all of Tintype's mockups and the cards of your app beside them.
let package = Package(
  name: "OwnMockups",
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .target(
      name: "AcmeMockups", dependencies: [.product(name: "TintypeKit", package: "Tintype")]),
    .executableTarget(
      name: "acme-render",
      dependencies: ["AcmeMockups", .product(name: "TintypeKit", package: "Tintype")]),
  ])
