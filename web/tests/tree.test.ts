// The tree of variations, and how it goes into a link and back.

import { describe, expect, it } from 'vitest';
import { routeOf, to } from '../src/routing';
import { grown, pathTo, pruned, readTree, ROOT, stretches, treeOf, written } from '../src/moves/tree';

describe('a tree of variations', () => {
  const main = treeOf(['a1-a2', 'flip b1=K', 'b1xb2']);
  const { tree, to: side } = grown(main, 1, 'c1-c2');
  const { tree: whole } = grown(tree, side, 'c2-c3');

  it('grows where something new is played, and nowhere else', () => {
    expect(grown(main, 1, 'flip b1=K')).toEqual({ tree: main, to: 2 });
    expect(pathTo(whole, side)).toEqual(['a1-a2', 'c1-c2']);
    expect(pathTo(whole, ROOT)).toEqual([]);
  });

  it('is read as a main line with side ways below it', () => {
    expect(stretches(whole)).toEqual([
      { depth: 0, first: 0, nodes: [1, 2, 3] },
      { depth: 1, first: 1, nodes: [4, 5] },
    ]);
    const { tree: two } = grown(whole, ROOT, 'd1-d2');
    expect(stretches(two).at(-1)).toEqual({ depth: 1, first: 0, nodes: [6] });
  });

  it('loses a branch with everything on it', () => {
    const { tree: rest, to: parent } = pruned(whole, 2);
    expect(parent).toBe(1);
    expect(stretches(rest).map((one) => one.nodes.map((node) => rest[node]?.action))).toEqual([
      ['a1-a2', 'c1-c2', 'c2-c3'],
    ]);
  });

  it('goes into a link and back', () => {
    expect(readTree(written(whole))).toEqual(whole);
    expect(readTree('nonsense;7.a1-a2')).toEqual(treeOf());
    const what = {
      options: { steps: 'eight' },
      position: '5/5 1 phase=march members=12,21',
      tree: written(whole),
      at: 4,
    };
    const address = new URL(to.analysis('tamquan', what), 'http://wuqi');
    expect(routeOf(address.pathname, address.search)).toEqual({ page: 'analysis', game: 'tamquan', ...what });
  });
});

describe('puzzles have addresses', () => {
  it('of the shelf, a game and a puzzle', () => {
    expect(routeOf(to.puzzles())).toEqual({ page: 'puzzles', game: null, puzzle: null });
    expect(routeOf(to.puzzles('janken', '01234567'))).toEqual({
      page: 'puzzles',
      game: 'janken',
      puzzle: '01234567',
    });
  });
});
