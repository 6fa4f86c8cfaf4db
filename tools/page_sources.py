"""Whether the built page was made from these sources, by their contents: file times say nothing
about unpacked archives.

    python3 tools/page_sources.py match FOLDER SOURCE…    exits with 0 if it was
    python3 tools/page_sources.py note FOLDER SOURCE…     notes that it has been built from them
"""

import hashlib
import sys
from pathlib import Path

NOTE = "made-from.txt"


def digest(sources: list[str]) -> str:
    found = hashlib.sha256()
    for source in sorted(sources):
        found.update(source.encode() + b"\0" + hashlib.sha256(Path(source).read_bytes()).digest())
    return found.hexdigest()


def main() -> int:
    task, folder, *sources = sys.argv[1:]
    note = Path(folder, NOTE)
    if task == "note":
        note.write_text(digest(sources) + "\n", "utf-8")
        return 0
    whole = note.exists() and Path(folder, "index.html").exists()
    return 0 if whole and note.read_text("utf-8").strip() == digest(sources) else 1


if __name__ == "__main__":
    sys.exit(main())
