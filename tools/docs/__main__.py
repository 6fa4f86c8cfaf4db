"""`python -m tools.docs FOLDER`: builds the site and puts it there."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

from tools.docs.command_reference import command_reference
from tools.docs.contents import SECTIONS
from tools.docs.protocol_reference import http_reference, socket_reference
from tools.docs.python_reference import python_reference
from tools.docs.rule_books import write_rule_books
from tools.docs.running import runnable
from tools.docs.site import Navigation, broken_links, build

from wuqi.core.registry import names
from wuqi.core.text.words import words

ROOT = Path(__file__).parents[2]
REFERENCES = {
    "python": python_reference,
    "command-line": command_reference,
    "http": http_reference,
    "socket": socket_reference,
}
NAMES = {
    "en": "English",
    "zh-Hant": "繁體中文",
    "zh-Hans": "简体中文",
    "vi": "Tiếng Việt",
    "ja": "日本語",
}
PAGES = {
    "home": "The home page",
    "new": "A new table",
    "learn": "Learning a game",
}  # in the gallery
OUTSIDE = r"\[([^\]]*)\]\((?:\.\./){%d,}(?!docs/)[^)]*\)"  # links to files that are not part of it
TITLE = re.compile(r"^# (.*)$", re.MULTILINE)


def write_pages(folder: Path) -> Navigation:
    """Writes all pages and returns their order."""
    shutil.copytree(ROOT / "docs" / "pictures", folder / "pictures")
    shutil.copy(ROOT / "docs" / "record.schema.json", folder)
    for page in (ROOT / "docs").rglob("*.md"):
        place = page.relative_to(ROOT / "docs")
        (folder / place).parent.mkdir(exist_ok=True)
        outside = re.compile(OUTSIDE % len(place.parts))
        (folder / place).write_text(outside.sub(r"\1", page.read_text("utf-8")), "utf-8")
    cookbook = folder / "library.md"
    cookbook.write_text(runnable(cookbook.read_text("utf-8")), "utf-8")
    (folder / "reference").mkdir()
    for name, make in REFERENCES.items():
        (folder / "reference" / f"{name}.md").write_text(make(), "utf-8")
    (folder / "index.md").write_text(_front(), "utf-8")
    (folder / "gallery.md").write_text(_gallery(), "utf-8")
    navigation: Navigation = [{"Wuqi": "index.md"}]
    for title, pages in SECTIONS.items():
        entries = [{_title(folder / page): page} for page in pages]
        navigation.append({title: entries})
    books = [
        {NAMES[language]: [{title: path} for title, path in entries]}
        for language, entries in write_rule_books(folder / "rules")
    ]
    return [*navigation, {"Rules": books}, {"Gallery": "gallery.md"}]


def _title(page: Path) -> str:
    found = TITLE.search(page.read_text("utf-8"))
    assert found is not None, f"{page.name} has no title"
    return found[1]


def _front() -> str:
    """The README up to its list of documents."""
    text = (ROOT / "README.md").read_text("utf-8").partition("\n## More")[0]
    return text.replace("](docs/", "](") + "\n"


def _gallery() -> str:
    """Every picture under the name of what it shows: by day, by night and on a phone."""
    shown: dict[str, list[Path]] = {}
    for picture in sorted((ROOT / "docs" / "pictures").glob("*.webp"), key=lambda one: one.stem):
        shown.setdefault(picture.stem.partition("-")[0], []).append(picture)
    titles = {**PAGES, **{game: words("en", game)("name") for game in names()}}
    parts = ["# Gallery", "The page as it is, taken anew by `make screenshots`."]
    for name in sorted(shown, key=[*titles].index):
        parts.append(f"## {titles[name]}")
        parts += [f"![{titles[name]}](pictures/{one.name})" for one in shown[name]]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / "pages").mkdir()
        site = build(folder, write_pages(folder / "pages"))
        if broken := broken_links(site):
            raise SystemExit("docs: links that lead nowhere:\n" + "\n".join(broken))
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(site, target)
    pages = sum(1 for _ in target.rglob("*.html"))
    print(f"docs: {pages} pages in {target}")


if __name__ == "__main__":
    main()
