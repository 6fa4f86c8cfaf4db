"""Draws the pictures of docs/solved/musketeers.md: positions, and where the musketeers stand.

    python -m benchmarks.games.musketeers.pictures

The positions are those of the text; the shares are those of `places.json` (see `places`).
"""

from pathlib import Path

from wuqi.core.board.as_svg import as_svg
from wuqi.core.board.inks import INKS, ON_LIGHT
from wuqi.core.registry import configure
from wuqi.server.answers.solved import places
from wuqi.server.protocol.teaching import PlacesGroup

GAME = "musketeers"
FOLDER = Path(__file__).parents[3] / "docs" / "pictures" / "solved"
POSITIONS = {  # by the name of the file
    "longest-win-own-turn": "1eeee/2eee/1Meee/2Mee/1Meee e",
    "longest-win-immediate": "eeeee/eeeee/eeeee/eMeee/M3M e",
    "balanced-own-turn": "MMeee/Meeee/eeeee/eeeee/eeeee m",
    "balanced-immediate": "MeMee/eeeee/eeeee/eeeee/eeMee m",
}
COUNTS = (7, 11, 13)  # enemies left
SQUARE = 44  # pixels
FILES, RANKS = "abcde", "54321"
PAPER = (252, 250, 245)


def heat_map(group: PlacesGroup) -> str:
    """A board whose squares are darker where a musketeer stands more often."""
    ink = INKS["blue"].fill[ON_LIGHT]
    dark = tuple(int(ink[at : at + 2], 16) for at in (1, 3, 5))
    even = sum(group.shares.values()) / len(group.shares)
    side = SQUARE * 5
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'width="{side}" height="{side}" role="img">',
        f"<title>{group.count} enemies: {group.won:,d} of {group.of:,d}</title>",
    ]
    for down, rank in enumerate(RANKS):
        for across, file in enumerate(FILES):
            share = group.shares[file + rank]
            heat = 0.6 * min(1.0, share / (2 * even))
            red, green, blue = (
                round(light + (other - light) * heat)
                for light, other in zip(PAPER, dark, strict=True)
            )
            x, y, half = across * SQUARE, down * SQUARE, SQUARE // 2
            parts.append(
                f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" '
                f'fill="rgb({red},{green},{blue})" stroke="#fff"/>'
                f'<text x="{x + half}" y="{y + half}" font-family="sans-serif" font-size="12" '
                f'text-anchor="middle" dominant-baseline="central">{share:.1%}</text>'
            )
    return "\n".join([*parts, "</svg>"])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in POSITIONS.items():
        picture = as_svg(configure(GAME, None, {}).read(text))
        (FOLDER / f"{name}.svg").write_text(picture + "\n", "utf-8")
    for rule in ("own-turn", "immediate"):
        for found in places(GAME, {"stuck": rule}):
            for group in found.groups:
                if group.count in COUNTS:
                    name = f"musketeers-stand-{rule}-{group.count}.svg"
                    (FOLDER / name).write_text(heat_map(group) + "\n", "utf-8")
    print(FOLDER)


if __name__ == "__main__":
    main()
