"""What is remembered comes back whole or not at all."""

import random

from wuqi.search.alphabeta.transposition import (
    EXACT,
    LEAST,
    NOTHING,
    TranspositionTable,
    action_of,
    age_of,
    bound_of,
    depth_of,
    folded,
    probe,
    store,
    value_of,
)


def test_an_entry_comes_back() -> None:
    memory = TranspositionTable(1)
    entries = memory.entries.reshape(-1)
    buckets = len(memory.entries)
    chance = random.Random(1)
    for _ in range(500):
        key = chance.getrandbits(64) - (1 << 63)
        action, value, depth = folded(chance.getrandbits(40)), chance.randint(-30_000, 30_000), 17
        store(entries, buckets, key, action, value, depth, EXACT, 63)
        word = probe(entries, buckets, key)
        assert (action_of(word), value_of(word), depth_of(word)) == (action, value, depth)
        assert (bound_of(word), age_of(word)) == (EXACT, 63)


def test_a_torn_entry_is_not_believed() -> None:
    memory = TranspositionTable(1)
    entries = memory.entries.reshape(-1)
    buckets = len(memory.entries)
    store(entries, buckets, 5 * buckets + 7, folded(3), 12, 4, LEAST, 1)
    written = entries.nonzero()[0]
    entries[written[1]] ^= 1 << 33  # another thread's half of an entry
    assert probe(entries, buckets, 5 * buckets + 7) == NOTHING


def test_a_bound_without_an_action_keeps_the_known_one() -> None:
    memory = TranspositionTable(1)
    entries = memory.entries.reshape(-1)
    buckets = len(memory.entries)
    store(entries, buckets, 99, folded(3), 12, 4, EXACT, 1)
    store(entries, buckets, 99, 0, -5, 6, LEAST, 1)
    assert action_of(probe(entries, buckets, 99)) == folded(3)


def test_deep_and_recent_entries_stay() -> None:
    memory = TranspositionTable(1)
    entries = memory.entries.reshape(-1)
    buckets = len(memory.entries)
    store(entries, buckets, 1, folded(3), 12, 30, EXACT, 1)
    for number in range(1, 40):
        store(entries, buckets, 1 + number * buckets, folded(3), 12, 2, EXACT, 1)
    assert probe(entries, buckets, 1) != NOTHING
    memory.forget()
    assert probe(entries, buckets, 1) == NOTHING


def test_its_size_is_kept() -> None:
    for megabytes in (1, 3, 16):
        room = TranspositionTable(megabytes).entries.nbytes
        assert room <= megabytes * 1024**2 < 4 * room
