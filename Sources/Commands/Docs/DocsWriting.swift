import Glibc
import TintypeGoldens
import TintypePrimitives
import TintypeReports

/// Compares the files of a manifest with what they are to hold, and writes what differs.
struct DocsWriting {
  let folder: DocsFolder
  let pages: DocsPages
  let targets: [DocsTarget]
  let drawn: [String: DocsShot.Drawn]
  let figures: DocsFigures
  let session: SessionInputs
  let isCheck: Bool

  /// A file with what is to become of it.
  private struct Plan {
    var entry: DocsRecord.Entry
    /// The name in the lock.
    var key: String
    /// What the lock is to tell of it; nil if it is not ours.
    var hash: ContentHash?
    /// The bytes to write; nil if it stays.
    var bytes: [UInt8]?
    /// Whether it would replace what others wrote.
    var isForeign = false
  }

  /// Returns what came of each file and each marked place; nothing is written in a check.
  ///
  /// Throws `CommandError` if a file that is not ours is in the way, before anything is written, or
  /// if something cannot be read or written.
  func perform() throws(CommandError) -> [DocsRecord.Entry] {
    var plans: [Plan] = []
    for target in targets { plans.append(try plan(target)) }
    let orphans = try orphanPlans(Set(plans.map(\.key)))
    let places = pages.pages.map { plan($0) }
    if isCheck {
      return plans.map(\.entry) + orphans.map(\.entry) + places.flatMap { $0.entries }
    }
    let foreign = plans.filter(\.isForeign).map(\.entry.file)
    guard foreign.isEmpty else {
      throw CommandError(
        .usage,
        foreign.map {
          "'\($0)' was not written by 'render docs', and would be lost. Move it, or name another"
            + " folder with 'out'."
        } + ["Nothing was written."])
    }
    do throws(FileError) {
      for plan in plans { if let bytes = plan.bytes { try write(bytes, plan.entry.file) } }
      for orphan in orphans where orphan.hash == nil { try FileSystem.remove(orphan.entry.file) }
      // Before the pages, so that a page that cannot be written leaves no picture unknown.
      let bytes = lock(plans + orphans).bytes
      let path = folder.file(DocsLock.fileName)
      if (try? FileSystem.read(path, limit: 64 << 20)) != bytes { try write(bytes, path) }
      for (page, text, _) in places {
        if let text { try write(page: text, page.path) }
      }
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    return plans.map(\.entry) + orphans.map(\.entry) + places.flatMap { $0.entries }
  }

  /// Writes a page where it stands: a link stays one, and one that may not be written is not.
  private func write(page text: String, _ path: String) throws(FileError) {
    let file = WriteGuard.identity(path)
    guard access(file, W_OK) == 0 else { throw FileError(path: path, errno) }
    try write(Array(text.utf8), file)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(FileError) {
    try SnapshotFiles.write(bytes, to: path)
  }

  // MARK: Files

  private func plan(_ target: DocsTarget) throws(CommandError) -> Plan {
    switch target.content {
    case .picture(let mode): try plan(target, mode)
    case .snippet(let form): try plan(target, form)
    }
  }

  private func plan(_ target: DocsTarget, _ mode: ColorScheme) throws(CommandError) -> Plan {
    let stem = target.picture.stem(mode)
    let key = folder.key(target.path)
    var entry = DocsRecord.Entry(
      .current, picture: target.picture.name, file: target.path,
      cell: target.picture.cell(mode).id)
    entry.pages = pages.places(of: target.picture)
    guard let shot = drawn[stem], shot.failure == nil else {
      entry.status = .failed
      entry.message = drawn[stem]?.failure
      return Plan(entry: entry, key: key, hash: folder.lock.files[key])
    }
    let state = try folder.state(target.path, pixels: folder.lock.pictures.lines[stem]?.pixels)
    if isCheck {
      switch state {
      case .missing: entry.status = .missing
      case .foreign:
        entry.status = .missing
        entry.message = "A file that 'render docs' did not write stands in its place."
      case .edited: entry.status = .edited
      case .intact: entry.status = shot.status
      }
      entry.causes = shot.causes
      if entry.status == .stale, !shot.changedKeys.isEmpty {
        let keys = shot.changedKeys.map { "'\($0)'" }.joined(separator: ", ")
        entry.message = "It is stale: the manifest has another \(keys)."
      }
      return Plan(entry: entry, key: key)
    }
    // Without bytes the picture is as it was, and so is the file.
    guard let bytes = shot.bytes else { return Plan(entry: entry, key: key, hash: state.hash) }
    if case .intact(let hash) = state, shot.status == .current {
      return Plan(entry: entry, key: key, hash: hash)
    }
    return try plan(entry, key, state, bytes)
  }

  private func plan(_ target: DocsTarget, _ form: DocsForm) throws(CommandError) -> Plan {
    let key = folder.key(target.path)
    var entry = DocsRecord.Entry(.current, picture: target.picture.name, file: target.path)
    guard let figure = figures[target.picture.name] else {
      return Plan(entry: entry, key: key, hash: folder.lock.files[key])
    }
    let lines = form.lines(figure, in: DocsPages.folder(of: target.path))
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let state = try folder.state(target.path)
    guard isCheck else { return try plan(entry, key, state, bytes) }
    switch state {
    case .missing, .foreign: entry.status = .missing
    case .edited: entry.status = .edited
    case .intact(let hash): entry.status = hash == ContentHash(of: bytes) ? .current : .stale
    }
    return Plan(entry: entry, key: key)
  }

  /// A file that is to hold these bytes.
  private func plan(
    _ entry: DocsRecord.Entry, _ key: String, _ state: DocsFolder.State, _ bytes: [UInt8]
  ) throws(CommandError) -> Plan {
    var plan = Plan(entry: entry, key: key, hash: ContentHash(of: bytes))
    if try DocsFolder.read(entry.file) == bytes { return plan }
    if case .foreign = state { plan.isForeign = true }
    plan.bytes = bytes
    plan.entry.status = .written
    if case .edited = state {
      plan.entry.message = "It was edited by hand, and is written anew."
    }
    return plan
  }

  // MARK: The rest

  /// The files that were written for what the manifest no longer asks for.
  private func orphanPlans(_ wanted: Set<String>) throws(CommandError) -> [Plan] {
    var plans: [Plan] = []
    for key in folder.lock.files.keys.sorted() where !wanted.contains(key) {
      let file = folder.file(key)
      var entry = DocsRecord.Entry(.orphan, picture: "", file: file)
      switch try folder.state(file) {
      case .missing, .foreign: continue
      case .intact:
        if !isCheck { entry.status = .removed }
        plans.append(Plan(entry: entry, key: key))
      case .edited:
        entry.message =
          "It belongs to no picture of the manifest any longer, and was edited by hand. Move or"
          + " remove it."
        plans.append(Plan(entry: entry, key: key, hash: folder.lock.files[key]))
      }
    }
    return plans
  }

  /// A page with its marked places; the text is nil if it stays.
  private func plan(
    _ page: DocsPage
  ) -> (page: DocsPage, text: String?, entries: [DocsRecord.Entry]) {
    let home = DocsPages.folder(of: page.path)
    func content(_ region: DocsPage.Region) -> [String] {
      guard let figure = figures[region.name] else { return page.lines(of: region) }
      return DocsPage.placed(region.form.lines(figure, in: home), in: region)
    }
    var isSame = true
    let entries = page.regions.map { region in
      let isCurrent = page.lines(of: region) == content(region)
      if !isCurrent { isSame = false }
      return DocsRecord.Entry(
        isCurrent ? .current : isCheck ? .stale : .written, picture: region.name, file: page.path,
        line: region.line)
    }
    return (page, isSame ? nil : page.text(content), entries)
  }

  /// The lock of what is there now.
  private func lock(_ plans: [Plan]) -> DocsLock {
    var lock = DocsLock()
    lock.inputs = folder.lock.inputs
    lock.manifest = folder.owner
    for plan in plans { lock.files[plan.key] = plan.hash }
    for (stem, shot) in drawn {
      lock.pictures.lines[stem] = shot.line ?? folder.lock.pictures.lines[stem]
      if let inputs = shot.inputs, shot.line != nil { lock.inputs.insert(inputs) }
      let name = shot.shot.picture.name
      lock.themes[name] = figures[name]?.theme ?? folder.lock.themes[name]
      lock.settings[name] = shot.shot.picture.settings
    }
    session.add(to: &lock.inputs)
    let lines = lock.pictures.lines.values
    lock.inputs.keepOnly(
      Set(lines.map(\.inputs)),
      parts: Set(lines.flatMap { [$0.fingerprint.fonts, $0.fingerprint.libraries] }))
    return lock
  }
}

extension DocsFolder.State {
  /// The hash of a file that is ours as it is.
  fileprivate var hash: ContentHash? {
    switch self {
    case .intact(let hash): hash
    case .missing, .edited, .foreign: nil
    }
  }
}
