"""Chinese and Japanese are typeset as their readers are used to: see docs/glossary.md."""

import re
from pathlib import Path

import pytest

import wuqi
from tests.conftest import ROOT

PACKAGE = Path(wuqi.__file__).parent
KONANE = ROOT / "examples" / "konane"
CHINESE = ("zh-Hant", "zh-Hans")
LETTER = "一-鿿ぁ-ヶー"  # Chinese characters and kana
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
KEY = re.compile(r"^#.*|^-?[a-z][\w-]* =", re.MULTILINE)
PROMPT = re.compile(r"^((?:expect|now)-[\w-]+|goal[\w-]*) = (.+(?:\n[ }].*)*)", re.MULTILINE)

# A half-width mark beside a Chinese character or kana; addresses such as http://host:port are code.
PORT = "端口|連接埠|ポート"
HALF_WIDTH = re.compile(rf"[{LETTER}」”）][,:;?!()](?!{PORT})|[,;?!()][{LETTER}]")
UNSPACED = re.compile(r"[一-鿿][0-9A-Za-z]|[0-9A-Za-z][一-鿿]")
COUNTERS = "番|枚|個|席|人|手|回|段|点|分|秒|局|行|列|件|つ|マス"
SPACED = re.compile(
    rf"[{LETTER}、。] (?:\{{ \$\w+ \}}|\d+)(?:{COUNTERS})"  # ちょうど 3枚
    rf"|[{LETTER}、。] \d+ [{LETTER}]"  # 銃士が 3 の段に
)
SPLIT = re.compile(r"[一-鿿，。：」”）] (?=[一-鿿「“（])(?![一-鿿]+=)")  # 座位 的; but 名稱=值
HURRIED = re.compile(rf"[？！][{LETTER}]")  # 上にしますか？小さい印は


def texts(language: str) -> dict[str, str]:
    """What people read in a language, by file, without keys, comments and code."""
    read = {}
    for root in (PACKAGE, KONANE):
        for path in sorted(root.glob(f"**/locales/{language}.*")):
            text = CODE.sub("·", path.read_text("utf-8"))
            name = f"{path.parent.parent.name}/{path.name}"
            read[name] = KEY.sub("", text) if path.suffix == ".ftl" else text
    return read


def found(pattern: re.Pattern[str], language: str) -> list[str]:
    return [
        f"{name}: {text[max(0, hit.start() - 15) : hit.end() + 15]}"
        for name, text in texts(language).items()
        for hit in pattern.finditer(text)
    ]


@pytest.mark.parametrize("language", [*CHINESE, "ja"])
def test_punctuation_is_full_width(language: str) -> None:
    assert found(HALF_WIDTH, language) == []


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_has_a_space_beside_digits_and_latin_letters(language: str) -> None:
    assert found(UNSPACED, language) == []


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_has_no_space_within_a_sentence(language: str) -> None:
    assert found(SPLIT, language) == []


def test_japanese_has_no_space_beside_numbers_and_one_after_a_question() -> None:
    assert found(SPACED, "ja") == []
    assert found(HURRIED, "ja") == []


@pytest.mark.parametrize("language", [*CHINESE, "ja"])
def test_prompts_and_goals_are_whole_sentences(language: str) -> None:
    paths = [path for root in (PACKAGE, KONANE) for path in root.glob(f"**/locales/{language}.ftl")]
    prompts = {
        f"{path.parent.parent.name}/{key}": text
        for path in paths
        for key, text in PROMPT.findall(path.read_text("utf-8"))
    }
    assert len(prompts) > 30
    assert [key for key, text in prompts.items() if not text.rstrip(" }\n").endswith("。")] == []
