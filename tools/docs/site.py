"""The site itself: Zensical's settings, and a site that needs nothing but its own files."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.docs import live_boards
from tools.docs.running import CONSOLE

SCRIPT = re.compile(r"<script(?P<how>(?:\s[^>]*)?)>(?P<code>[^<].*?)</script>", re.DOTALL)
LINK = re.compile(r'(?:href|src|data-picture)="([^"#?]*)(?:[#?][^"]*)?"')
ELSEWHERE = re.compile(r"^(?:[a-z]+:|//)")

Navigation = list[dict[str, Any]]


def settings(navigation: Navigation) -> dict[str, Any]:
    """Zensical's configuration."""
    palettes = [("light", "default"), ("dark", "slate")]
    return {
        "site_name": "Wuqi 五棋",
        "docs_dir": "pages",
        "site_dir": "site",
        "use_directory_urls": False,  # so that it works from any folder of any host
        "nav": navigation,
        "extra_javascript": [f"rules/{live_boards.SCRIPT.name}"],
        "extra_css": [f"rules/{live_boards.STYLE.name}"],
        "theme": {
            "language": "en",
            "font": False,  # the reader's own; nothing is loaded from other hosts
            "features": ["navigation.sections", "navigation.top", "content.code.copy"],
            "palette": [
                {"media": f"(prefers-color-scheme: {name})", "scheme": scheme}
                for name, scheme in palettes
            ],
        },
        "markdown_extensions": {
            "tables": {},
            "toc": {"permalink": True},
            "attr_list": {},
            "pymdownx": {"superfences": {}, "highlight": {"pygments_lang_class": True}},
        },
    }


def build(folder: Path, navigation: Navigation) -> Path:
    """Builds the pages in `folder/pages` and returns the folder of the site."""
    described = {"project": settings(navigation)}
    (folder / "mkdocs.yml").unlink(missing_ok=True)
    (folder / "zensical.toml").write_text(_toml(described), "utf-8")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"docs: Zensical failed.\n{ran.stdout}{ran.stderr}")
    site = folder / "site"
    for page in site.rglob("*.html"):
        page.write_text(_in_its_language(_without_inline_scripts(page, site), page, site), "utf-8")
    return site


def broken_links(site: Path) -> list[str]:
    """Links that lead nowhere, and links that load something from other hosts."""
    found = []
    for page in sorted(site.rglob("*.html")):
        for link in LINK.findall(page.read_text("utf-8")):
            if not link or ELSEWHERE.match(link) or link.endswith(CONSOLE):
                continue
            target = site / link.lstrip("/") if link.startswith("/") else page.parent / link
            if not target.exists():
                found.append(f"{page.relative_to(site)}: {link}")
    return found


def _without_inline_scripts(page: Path, site: Path) -> str:
    """The game room allows no inline scripts: each gets a file, named by its content."""

    def moved(script: re.Match[str]) -> str:
        if "application/json" in script["how"]:
            return script[0]  # data, which is not run
        code = script["code"]
        name = f"inline-{hashlib.sha256(code.encode()).hexdigest()[:12]}.js"
        (site / "assets" / name).write_text(code, "utf-8")
        up = "../" * (len(page.relative_to(site).parts) - 1)
        return f'<script{script["how"]} src="{up}assets/{name}"></script>'

    return SCRIPT.sub(moved, page.read_text("utf-8"))


def _in_its_language(text: str, page: Path, site: Path) -> str:
    """A rule book names its language: Chinese and Japanese share characters, not shapes."""
    match page.relative_to(site).parts:
        case ("rules", language, _):
            return re.sub(r'<html lang="[^"]*"', f'<html lang="{language}"', text, count=1)
    return text


def _toml(tree: dict[str, Any]) -> str:
    """TOML tables; their values are written as JSON, which is the same for these types."""
    return "\n".join(f"[{name}]\n{_table(table)}" for name, table in tree.items())


def _table(table: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {_value(value)}" for key, value in table.items()) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(
            f"{json.dumps(key, ensure_ascii=False)} = {_value(one)}" for key, one in value.items()
        )
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
