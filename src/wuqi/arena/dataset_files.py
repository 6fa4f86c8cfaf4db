"""The files of a dataset: parts while it is made, then one Parquet or Arrow file and its card."""

import dataclasses
import shutil
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec

import wuqi
from wuqi.arena.dataset import COLUMNS, DatasetPlan, rows_of
from wuqi.arena.workers import GameWorkers, LocalGameWorkers
from wuqi.core.errors import BadRequest
from wuqi.core.layers import naming_layers

SUFFIXES = (".parquet", ".arrow")
CHUNK = 50  # games of a part
PLAN = "plan.json"


def schema() -> Any:
    """The columns, with their types."""
    with naming_layers():
        import pyarrow as pa
    kinds = {
        "game": pa.int64(),
        "ply": pa.int32(),
        "mover": pa.int8(),
        "random": pa.bool_(),
        "score": pa.float32(),
        "distance": pa.int32(),
        "outcome": pa.float32(),
    }
    maybe = {"score", "value", "distance"}
    return pa.schema(
        [pa.field(name, kinds.get(name, pa.string()), name in maybe) for name in COLUMNS]
    )


def make(plan: DatasetPlan, file: Path, workers: GameWorkers | None = None) -> Generator[int]:
    """Plays the missing games and writes the file; reports after each part how many are done."""
    plan.check()
    if file.suffix not in SUFFIXES:
        raise BadRequest("dataset-suffix", path=str(file), right=" | ".join(SUFFIXES))
    for written in (file, card_of(file)):
        if written.exists():
            raise BadRequest("dataset-exists", path=str(written))
    columns = schema()
    parts = _parts(plan, file)
    missing = [part for part in range(-(-plan.games // CHUNK)) if not _part(parts, part).exists()]
    done = plan.games - sum(len(_games(plan, part)) for part in missing)
    yield done
    for part, rows in (workers or LocalGameWorkers(1)).run(_rows, plan, missing):
        _write_part(_part(parts, part), rows, columns)
        done += len(_games(plan, part))
        yield done
    _join(plan, parts, file, columns)
    card_of(file).write_text(card(plan, file), "utf-8")
    shutil.rmtree(parts)


def _parts(plan: DatasetPlan, file: Path) -> Path:
    """The folder of the parts; one of another plan, or of something else, is refused."""
    folder = file.with_name(f"{file.name}.parts")
    kept, written = folder / PLAN, msgspec.json.encode((plan, wuqi.__version__))
    try:
        if kept.is_file():
            if kept.read_bytes() != written:
                raise BadRequest("dataset-other", path=str(folder))
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadRequest("dataset-exists", path=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(written)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("arena-folder-unwritable", path=str(folder), reason=reason) from error
    return folder


def _part(folder: Path, part: int) -> Path:
    return folder / f"part-{part:06d}.arrow"


def _games(plan: DatasetPlan, part: int) -> range:
    return range(part * CHUNK, min(plan.games, (part + 1) * CHUNK))


def _rows(plan: DatasetPlan, part: int) -> list[dict[str, Any]]:
    found = (row for number in _games(plan, part) for row in rows_of(plan, number))
    return [dataclasses.asdict(row) for row in found]


def _write_part(path: Path, rows: list[dict[str, Any]], columns: Any) -> None:
    """Writes a part, completely or not at all."""
    import pyarrow as pa

    new = path.with_suffix(".new")
    with pa.OSFile(str(new), "wb") as sink, pa.ipc.new_file(sink, columns) as writer:
        writer.write_table(pa.Table.from_pylist(rows, columns))
    new.replace(path)


def _join(plan: DatasetPlan, parts: Path, file: Path, columns: Any) -> None:
    """All parts in one file, in the order of their games."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    metadata = {b"wuqi": msgspec.json.encode(plan)}
    new = parts / f"{file.name}.new"  # there it replaces nobody's file
    tables = (
        pa.ipc.open_file(pa.memory_map(str(_part(parts, part)))).read_all()
        for part in range(-(-plan.games // CHUNK))
    )
    whole = columns.with_metadata(metadata)
    if file.suffix == ".parquet":
        with pq.ParquetWriter(new, whole, compression="zstd") as writer:
            for table in tables:
                writer.write_table(table.replace_schema_metadata(metadata))
    else:
        with pa.OSFile(str(new), "wb") as sink, pa.ipc.new_file(sink, whole) as writer:
            for table in tables:
                writer.write_table(table.replace_schema_metadata(metadata))
    new.replace(file)


def card_of(file: Path) -> Path:
    """The card beside a dataset."""
    return file.with_suffix(".md")


def card(plan: DatasetPlan, file: Path) -> str:
    """What the dataset is and how it was made, as the sites that host datasets expect it."""
    options = " ".join(f"--option {name}={value}" for name, value in plan.options.items())
    lines = [
        "---",
        f"pretty_name: Self-play of {plan.game}",
        "license: mit",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, self-play]",
        "---",
        "",
        f"# Self-play of {plan.game}",
        "",
        f"{plan.games:,} games that Wuqi {wuqi.__version__} played against itself, a row for each",
        f"position. Each game begins with up to {plan.opening_plies} random actions; then search",
        f"looks at {plan.nodes:,} positions or simulations for each action and plays the best.",
        "",
        "| column | type | what it holds |",
        "|---|---|---|",
        *(f"| {field.name} | {field.type} | {COLUMNS[field.name]} |" for field in schema()),
        "",
        "Made again, on the same version, by",
        "",
        f"    wuqi dataset {plan.game} {options} --games {plan.games} --nodes {plan.nodes} \\",
        f"        --opening {plan.opening_plies} --seed {plan.seed} --to {file.name}",
        "",
        "Values of best play are there if the machine that made it had a table (`wuqi solve`).",
    ]
    return "\n".join(lines) + "\n"
