"""Runs the commands of the documentation; Tests/DocsTests/README.md says how.

usage: run.py ROOT RENDER [PAGE…]
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(sys.argv[1]).resolve()
RENDER = Path(sys.argv[2]).resolve()
FIXTURES = ROOT / "Tests/DocsTests"
# The seconds that the commands of a page may take together.
LIMIT = 180
SHELLS = {"sh", "console"}


@dataclass
class Command:
    text: str
    line: int
    status: int = 0
    # Lines of output to find; None if the page shows none.
    output: list[str] | None = None


@dataclass
class Block:
    language: str
    info: str
    line: int
    lines: list[str] = field(default_factory=list)

    def told(self, key: str) -> str | None:
        found = re.search(rf"\b{key}:\s*(.+)$", self.info)
        return found.group(1).strip() if found else None


class Page:
    def __init__(self, path: Path):
        self.path = path
        self.name = str(path.relative_to(ROOT))
        self.text = path.read_text()
        self.blocks: list[Block] = []
        # The text without its blocks, line for line.
        self.prose: list[str] = []
        self.problems: list[str] = []
        self.skipped: list[str] = []
        self.count = 0
        self.seconds = 0.0
        self.read()

    def report(self, line: int, message: str):
        self.problems.append(f"{self.name}:{line}: {message}")

    def read(self):
        block = None
        for number, line in enumerate(self.text.split("\n"), 1):
            fence = re.match(r"^(\s*)```(.*)$", line)
            if fence and block is None:
                words = fence.group(2).strip()
                language, _, info = words.partition(" ")
                block = Block(language, info, number)
                self.prose.append("")
            elif fence and not fence.group(2).strip():
                self.blocks.append(block)
                block = None
                self.prose.append("")
            elif block is not None:
                block.lines.append(line)
                self.prose.append("")
            elif (hidden := re.fullmatch(r"<!-- run: (.*) -->", line)):
                self.blocks.append(Block("sh", "", number - 1, [hidden.group(1)]))
                self.prose.append("")
            else:
                self.prose.append(line)
        if block is not None:
            self.report(block.line, "This block has no end.")

    # What a page runs

    def commands(self, block: Block) -> list[Command]:
        found: list[Command] = []
        is_open = False
        for number, line in enumerate(block.lines, block.line + 1):
            if is_open:
                found[-1].text += "\n" + line.removeprefix("> ")
            elif block.language == "console" and not line.startswith("$ "):
                if found:
                    found[-1].output.append(line)
                else:
                    self.report(number, "Output stands before any command.")
                continue
            elif line.strip() and not line.lstrip().startswith("#"):
                output = [] if block.language == "console" else None
                found.append(Command(line.removeprefix("$ "), number, output=output))
            is_open = bool(found) and goes_on(found[-1].text)
        for command in found:
            wanted = re.search(r"# exits (\d+)\s*$", command.text)
            command.status = int(wanted.group(1)) if wanted else 0
        return found

    def steps(self):
        for block in self.blocks:
            reason = block.told("not-run")
            if name := block.told("file"):
                yield name, "\n".join(block.lines) + "\n"
            elif reason and block.language in SHELLS:
                count = len(self.commands(block))
                noun = "command" if count == 1 else "commands"
                self.skipped.append(f"{self.name}:{block.line}: {count} {noun}: {reason}")
            elif block.language in SHELLS:
                for command in self.commands(block):
                    yield None, command

    def run(self):
        steps = list(self.steps())
        if not any(name is None for name, _ in steps):
            return
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="tintype-docs-") as top:
            self.run_in(Path(top).resolve(), steps)
        self.seconds = time.monotonic() - start

    def run_in(self, top: Path, steps):
        folder, results = top / "page", top / "results"
        fixture = FIXTURES / self.name.removesuffix(".md")
        if fixture.is_dir():
            shutil.copytree(fixture, folder)
        else:
            folder.mkdir()
        results.mkdir()
        tools = top / "bin"
        tools.mkdir()
        (folder / "scripts").mkdir(exist_ok=True)
        # A link is followed, so the tool finds its fonts.
        (tools / "render").symlink_to(RENDER)
        (folder / "scripts/render").symlink_to(RENDER)
        # Opening a page needs a desktop; that it is there does not.
        (tools / "xdg-open").write_text('#!/bin/sh\ntest -s "$1"\n')
        (tools / "xdg-open").chmod(0o755)

        script, commands = [f"cd {shlex.quote(str(folder))}"], []
        for name, step in steps:
            if name is None:
                place = shlex.quote(str(results / str(len(commands))))
                script.append(f"{{ {step.text}\n}} >{place} 2>&1 </dev/null; echo $? >{place}.status")
                commands.append(step)
            else:
                source = results / f"file-{len(script)}"
                source.write_text(step)
                target = shlex.quote(name)
                script.append(f'mkdir -p "$(dirname {target})" && cp {shlex.quote(str(source))} {target}')
        # With its process space everything in the background ends, too.
        script_file = top / "script.sh"
        script_file.write_text("\n".join(script) + "\n")
        environment = {
            "PATH": f"{tools}:/usr/local/bin:/usr/bin:/bin",
            "HOME": str(top),
            "LANG": "C.UTF-8",
            "TMPDIR": str(top),
            "GIT_CONFIG_COUNT": "3",
            "GIT_CONFIG_KEY_0": "user.name",
            "GIT_CONFIG_VALUE_0": "Reader",
            "GIT_CONFIG_KEY_1": "user.email",
            "GIT_CONFIG_VALUE_1": "reader@example.com",
            "GIT_CONFIG_KEY_2": "init.defaultBranch",
            "GIT_CONFIG_VALUE_2": "main",
        }
        process = subprocess.Popen(
            SANDBOX + ["/bin/bash", str(script_file)], env=environment, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            rest, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            rest = f"The page took more than {LIMIT} seconds.\n"
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        process.wait()

        for index, command in enumerate(commands):
            status_file = results / f"{index}.status"
            if not status_file.exists():
                self.report(command.line, f"'{command.text}' did not end. {rest}")
                return
            self.count += 1
            status = int(status_file.read_text())
            output = (results / str(index)).read_text(errors="replace")
            if status != command.status:
                self.report(
                    command.line,
                    f"'{command.text}' exits {status}, not {command.status}:\n{shown(output)}")
                # What follows builds on it.
                return
            if command.output is not None:
                if difference := compare(command.output, output.split("\n")):
                    self.report(command.line, f"'{command.text}' prints otherwise: {difference}")
        if rest:
            self.report(1, f"The shell says: {shown(rest)}")

    # What a page says

    def check_mentions(self, tool: "Tool"):
        for number, text in self.mentions():
            for message in tool.mistakes(text):
                self.report(number, message)

    def mentions(self):
        """Every place that names the tool, with its line; one that is continued is joined."""
        for number, line in enumerate(self.prose, 1):
            for span in re.findall(r"`([^`]+)`", line):
                if re.match(r"(scripts/)?render( |$)", span):
                    yield number, span
        for block in self.blocks:
            # A file is one only if it can hold commands.
            if block.language in SHELLS | {"yaml", "yml", "dockerfile", "ini", ""}:
                yield from commands_in("\n".join(block.lines), block.line + 1)

    def check_links(self, pages: dict[Path, "Page"]):
        reached = set()
        for number, line in enumerate(self.prose, 1):
            line = re.sub(r"`[^`]*`", "", line)
            targets = re.findall(r"\]\(([^)\s]+)\)", line) + re.findall(r"(?:src|href)=\"([^\"]+)\"", line)
            for target in targets:
                if re.match(r"[a-z]+:", target):
                    continue
                file, _, heading = target.partition("#")
                path = (self.path.parent / file).resolve() if file else self.path
                if not path.exists():
                    self.report(number, f"'{target}' leads nowhere.")
                    continue
                reached.add(path)
                if heading and path.suffix == ".md":
                    page = pages.get(path) or Page(path)
                    if heading not in page.headings():
                        self.report(number, f"'{target}' names no heading of {page.name}.")
        return reached

    def headings(self) -> set[str]:
        names = set()
        for line in self.prose:
            if found := re.match(r"#+\s+(.*)$", line):
                text = re.sub(r"[`*]", "", found.group(1).strip()).lower()
                names.add(re.sub(r"[^\w\- ]", "", text).replace(" ", "-"))
        return names


class Tool:
    """What `--help` knows."""

    def __init__(self):
        text = self.help([])
        listed = text.split("Commands:\n", 1)[1].split("\n\n", 1)[0]
        self.names = [line.split()[0] for line in listed.splitlines()]
        with ThreadPoolExecutor(8) as pool:
            texts = list(pool.map(lambda name: self.help([name]), self.names))
        self.flags = {
            name: set(re.findall(r"^  (--[a-z-]+)", text, re.M)) for name, text in zip(self.names, texts)
        }
        # For every command, though only the first page of help names them.
        self.common = {"--help", "--version"}
        # The commands that a page names.
        self.told: set[str] = set()

    def help(self, words: list[str]) -> str:
        return subprocess.run(
            [RENDER] + words + ["--help"], capture_output=True, text=True, check=True).stdout

    def mistakes(self, text: str):
        text = re.split(r"\s[|&;>]|\s#\s", text.replace("\\\n", " "))[0]
        words = text.split()[1:]
        name = "snapshot"
        if words and re.fullmatch(r"[a-z]+", words[0]):
            name = words[0]
        if name not in self.flags:
            yield f"There is no command '{name}': {text}"
            return
        self.told.add(name)
        for flag in re.findall(r"(?<![\w-])--[a-z-]+", text):
            if flag not in self.flags[name] | self.common:
                yield f"'{name}' has no flag '{flag}': {text}"


def goes_on(command: str) -> bool:
    """Whether a command is not at its end with the line: it ends in a backslash, or in a quotation."""
    if command.endswith("\\"):
        return True
    try:
        shlex.split(command, comments=True)
    except ValueError:
        return True
    return False


def commands_in(text: str, line: int):
    """Lines that call the tool, wherever in a file; a block of YAML goes on while flags follow."""
    lines = text.split("\n")
    call = re.compile(r"(?:^|[\s\"'/=])((?:scripts/)?render (?:[a-z]+\b|--).*)$")
    for index, first in enumerate(lines):
        if first.lstrip().startswith("#"):
            continue
        found = call.search(first)
        if not found:
            continue
        whole = found.group(1)
        for follower in lines[index + 1 :]:
            if not whole.endswith("\\") and not follower.lstrip().startswith("--"):
                break
            whole = whole.removesuffix("\\") + " " + follower.strip()
        yield line + index, whole


def shown(text: str) -> str:
    lines = text.rstrip("\n").split("\n")
    if len(lines) > 20:
        lines = lines[:20] + [f"… and {len(lines) - 20} more lines"]
    return "\n".join("    " + line[:300] for line in lines)


def compare(wanted: list[str], found: list[str]) -> str | None:
    """What of an output is not as the page has it; None if it is."""
    wanted = list(wanted)
    while wanted and not wanted[-1].strip():
        wanted.pop()
    while found and not found[-1].strip():
        found.pop()
    pattern = ""
    for line in wanted:
        if line.strip() == "…":
            pattern += r"(?:[^\n]*\n)*?"
        else:
            pattern += ".*".join(re.escape(part) for part in line.rstrip().split("…")) + r"[ \t]*\n"
    text = "".join(line + "\n" for line in found)
    if re.fullmatch(pattern, text):
        return None
    return f"\n  wanted\n{shown(chr(10).join(wanted))}\n  found\n{shown(text)}"


def sandbox() -> list[str]:
    """A network of its own, so that pages can't depend on another's, and ports are free."""
    words = [
        "bwrap", "--dev-bind", "/", "/", "--proc", "/proc", "--unshare-net", "--unshare-pid",
        "--die-with-parent",
    ]
    try:
        if subprocess.run(words + ["true"], capture_output=True).returncode == 0:
            return words
    except FileNotFoundError:
        pass
    print("bubblewrap cannot be used here, so pages share this machine's network.")
    return []


SANDBOX = sandbox()


def main() -> int:
    every = [ROOT / "README.md"] + sorted((ROOT / "docs").rglob("*.md"))
    pages = {path: Page(path) for path in every}
    asked = [Path(name).resolve() for name in sys.argv[3:]]
    if unknown := [path for path in asked if path not in pages]:
        print(f"No pages: {', '.join(map(str, unknown))}")
        return 2
    chosen = [page for path, page in pages.items() if not asked or path in asked]

    tool = Tool()
    reached = {ROOT / "README.md"}
    for page in chosen:
        page.check_mentions(tool)
        reached |= page.check_links(pages)
    # Files that pages show or link to may hold commands, too.
    others: list[str] = []
    if not asked:
        for path in sorted((ROOT / "docs").rglob("*")):
            if path.is_file() and path.suffix in {".yml", ".yaml", ".service", ".conf", ""}:
                for line, text in commands_in(path.read_text(), 1):
                    others += [f"{path.relative_to(ROOT)}:{line}: {m}" for m in tool.mistakes(text)]
        others += [f"README.md:1: No page tells of '{name}'." for name in tool.names if name not in tool.told]
        others += [
            f"{page.name}:1: No other page links to this one."
            for path, page in pages.items()
            # DocC links its own pages, and complains of those that it can't.
            if path not in reached and path.parent.suffix != ".docc"
        ]

    if SANDBOX:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(Page.run, chosen))
    else:
        for page in chosen:
            page.run()
    for page in chosen:
        if page.count:
            noun = "command" if page.count == 1 else "commands"
            print(f"{page.name}: {page.count} {noun} in {page.seconds:.1f} s")
    problems = [problem for page in chosen for problem in page.problems] + others
    skipped = [line for page in chosen for line in page.skipped]
    if skipped:
        print(f"Not run here: {len(skipped)} blocks")
        print("\n".join("  " + line for line in skipped))
    print("\n".join(problems))
    count = sum(page.count for page in chosen)
    print(f"{count} commands of {len(chosen)} pages run, {len(problems)} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
