import TintypePrimitives

/// An input that two versions of a theme set differently, by the name under which it was set.
///
/// A token that merely follows another has not changed; what it follows has.
public struct InputChange: Hashable, Sendable {
  /// The kind and the name.
  public let name: Input.Name
  /// The value as it was; nil if the older version does not have the name.
  public let before: Input?
  /// The value as it is; nil if the newer version does not have the name.
  public let now: Input?
  /// The names whose values changed with it, sorted.
  public let followers: [String]
  /// The values that change with it although nothing follows its name: those that another supply
  /// shows or hides.
  let decided: Set<Input.Name>

  /// Creates a change.
  public init(_ name: Input.Name, before: Input?, now: Input?, followers: [String] = []) {
    self.init(name, before: before, now: now, followers: followers, decided: [])
  }

  init(
    _ name: Input.Name, before: Input?, now: Input?, followers: [String], decided: Set<Input.Name>
  ) {
    self.name = name
    self.before = before
    self.now = now
    self.followers = followers
    self.decided = decided
  }

  /// The inputs that differ between two sets of one scheme, sorted by kind and name.
  public static func changes(from old: InputSet, to new: InputSet) -> [InputChange] {
    var before = Dictionary(uniqueKeysWithValues: old.inputs.map { ($0.name, $0) })
    var now = Dictionary(uniqueKeysWithValues: new.inputs.map { ($0.name, $0) })
    let supplies = (
      before[.supply, default: .plainSupply], now[.supply, default: .plainSupply]
    )
    before[.supply] = supplies.0
    now[.supply] = supplies.1
    let supply = SupplyChange(supplies.0, supplies.1)
    var followers: [Input.Name: [String]] = [:]
    var decided: Set<Input.Name> = []
    // Another supply that shows and hides nothing changes nothing.
    for name in Set(before.keys).union(now.keys) where name != .supply {
      for var root in roots(name, before[name], now[name]) {
        let isGrowth = root.name == InputSet.dynamicName
        let isDecided =
          isGrowth
          ? supply?.decidesGrowth : supply?.decides(name.kind, from: before[name], to: now[name])
        if isDecided ?? false {
          decided.insert(isGrowth ? root : name)
          root = .supply
        }
        followers[root, default: []] += root == name ? [] : [name.name]
      }
    }
    return followers.map { root, names in
      InputChange(
        root, before: before[root], now: now[root], followers: Set(names).sorted(),
        decided: root == .supply ? decided : [])
    }.sorted { ($0.name.kind.rawValue, $0.name.name) < ($1.name.kind.rawValue, $1.name.name) }
  }

  /// The inputs behind a value that differs; none if it does not.
  private static func roots(_ name: Input.Name, _ old: Input?, _ new: Input?) -> [Input.Name] {
    guard old?.value != new?.value else { return [] }
    guard let old, let new else { return [name] }
    if name.kind == .font, var one = FontText(old.value), let other = FontText(new.value),
      one.isDynamic != other.isDynamic
    {
      one.isDynamic = other.isDynamic
      let dynamic = Input.Name(.font, InputSet.dynamicName)
      return one == other ? [dynamic] : [name, dynamic]
    }
    return [Input.Name(name.kind, root([name.name] + old.alias, [name.name] + new.alias))]
  }

  /// The last name that both chains have: where one ends or both part, something was set.
  static func root(_ old: [String], _ new: [String]) -> String {
    let common = zip(old, new).prefix { $0 == $1 }
    return common.last?.0 ?? new[0]
  }
}
