/// The script that completes command lines in bash 4.4 or newer.
enum BashCompletion {
  static var script: String {
    """
    # Completes 'render' in bash. Load it from ~/.bashrc: source <(render completions bash)

    # Completes the last of several words between commas.
    _render_list() {
      local before=
      [[ $2 == *,* ]] && before=${2%,*},
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${2##*,}")
      compopt -o nospace
    }

    _render_paths() {
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
    }

    _render_words() {
      mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
    }

    _render() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=snapshot
      COMPREPLY=()
      if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
        _render_words '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' "$word"
        return
      fi
      [[ ${COMP_WORDS[1]} == -* ]] || command=${COMP_WORDS[1]}
      case $before in
    \(cases(Flag.allCases.map { ($0.text, action($0.value)) }))
      esac
      if [[ $word == -* ]]; then
        case $command in
    \(cases(CommandName.allCases.map { ($0.rawValue, words($0.flags.map(\.text))) }, indent: 4))
        esac
        return
      fi
      case $command in
    \(cases(CommandName.allCases.map { ($0.rawValue, operandAction($0)) }))
      esac
    }

    complete -F _render render

    """
  }

  /// The branches of a case, those that do the same together and those that do nothing left out.
  private static func cases(_ actions: [(name: String, action: String?)], indent: Int = 2) -> String
  {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for (name, action) in actions {
      guard let action else { continue }
      if names[action] == nil { order.append(action) }
      names[action, default: []].append(name)
    }
    let margin = String(repeating: " ", count: indent + 2)
    return order.map { action in
      "\(margin)\((names[action] ?? []).joined(separator: " | ")) ) \(action) ;;"
    }.joined(separator: "\n")
  }

  /// What completes a flag's value, and ends there.
  private static func action(_ value: Flag.Value) -> String? {
    switch value {
    case .none: nil
    case .file: #"_render_paths -f "$word"; return"#
    case .folder: #"_render_paths -d "$word"; return"#
    case .word(let words): Self.words(words).map { $0 + "; return" }
    case .words(let words):
      "_render_list '\(words.joined(separator: " "))' \"$word\"; return"
    case .free: "return"
    }
  }

  private static func words(_ words: [String]) -> String? {
    "_render_words '\(words.joined(separator: " "))' \"$word\""
  }

  private static func operandAction(_ command: CommandName) -> String? {
    switch command.operandValue {
    case .none, .free: nil
    case .file: #"_render_paths -f "$word""#
    case .folder: #"_render_paths -d "$word""#
    case .word(let words), .words(let words): Self.words(words)
    }
  }
}
