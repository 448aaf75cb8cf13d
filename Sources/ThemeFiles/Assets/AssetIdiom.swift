/// The sort of device that assets are chosen for.
public enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case iphone
  case ipad
}
