// From effects to stages: who does what, in which order, and who is gone afterwards.

import { expect, it } from 'vitest';
import type { Effect } from '../../src/protocol/messages';
import { cellAt } from '../../src/board/picture';
import { agrees, pictureAfter, placedOn, stagesOf, type Stage } from '../../src/board/motion/stages';
import { drawn } from '../pictures';

function staged(rows: string[], effects: Effect[]): Stage[] {
  const stages = stagesOf(placedOn(drawn(...rows)), effects);
  if (!stages) throw new Error('the effects do not fit');
  return stages;
}

const acts = (stages: Stage[]): string[][] =>
  stages.map((stage) => stage.acts.map(({ kind, from, to }) => `${kind} ${from}${from === to ? '' : to}`));

const step = (square: string, to: string): Effect => ({ kind: 'step', square, to });
const take = (square: string): Effect => ({ kind: 'take', square });

it('a chain capture hops square by square, and the taken leave together at the end', () => {
  const hops = staged(
    ['.....', '.e.e.', 'M....', '.....', '.....'],
    [step('a3', 'c5'), step('c5', 'e3'), take('b4'), take('d4')],
  );
  expect(acts(hops)).toEqual([['step a3c5'], ['step c5e3'], ['take b4', 'take d4']]);
  expect(hops[1]?.after).toHaveLength(3);
  expect(hops[2]?.after.map((piece) => piece.square)).toEqual(['e3']);
  expect(hops[2]?.placed).toHaveLength(3); // still drawn while they leave
});

it('whoever is taken by being stepped on leaves while that step is made', () => {
  const rows = ['e', 'M'];
  for (const effects of [
    [take('a2'), step('a1', 'a2')],
    [step('a1', 'a2'), take('a2')],
  ]) {
    const [stage, ...others] = staged(rows, effects);
    expect(others).toEqual([]);
    expect(stage?.after.map(({ square, cell }) => [square, cell.piece])).toEqual([['a2', 'piece-musketeer']]);
  }
});

it('a piece is the same one all the way', () => {
  const stages = staged(['...', 'M..'], [step('a1', 'a2'), step('a2', 'b2'), step('b2', 'c2')]);
  expect(new Set(stages.flatMap((stage) => stage.acts.map((act) => act.id))).size).toBe(1);
});

it('a disc shows its new face, a newcomer its own', () => {
  const effects: Effect[] = [
    { kind: 'flip', square: 'a1', piece: 'piece-red-general', side: 1 },
    { kind: 'place', square: 'b1', piece: 'piece-enemy', side: 2 },
  ];
  const stages = staged(['?.'], effects);
  expect(stages[0]?.acts[0]?.before.piece).toBe('piece-hidden');
  expect(stages[1]?.after.map((piece) => piece.cell.piece)).toEqual(['piece-red-general', 'piece-enemy']);
});

it('an army is recalled in one stage, under a sign', () => {
  const remove = (square: string): Effect => ({ kind: 'remove', square });
  const [stage, ...others] = staged(['KKe'], [{ kind: 'recall', side: 1 }, remove('a1'), remove('b1')]);
  expect(others).toEqual([]);
  expect(stage?.sign).toMatchObject({ kind: 'recall', side: 1 });
  expect(stage?.after.map((piece) => piece.square)).toEqual(['c1']);
});

it('a huff, a removal and a capture are different acts', () => {
  const kinds = (['huff', 'remove', 'take'] as const).map(
    (kind) => staged(['e'], [{ kind, square: 'a1' }])[0],
  );
  expect(kinds.map((stage) => stage?.acts[0]?.kind)).toEqual(['huff', 'remove', 'take']);
  expect(kinds[0]?.sign?.kind).toBe('huff');
});

it('effects that do not fit are no stages', () => {
  expect(stagesOf(placedOn(drawn('M.')), [step('b1', 'a1')])).toBeNull();
  expect(pictureAfter(drawn('M.'), [step('b1', 'a1')])).toBeNull();
});

it('a picture in between is made of the picture before and the effects', () => {
  const after = pictureAfter(drawn('Me.'), [take('b1'), step('a1', 'b1')]);
  expect(after && agrees(placedOn(after), drawn('.M.'))).toBe(true);
  expect(after && cellAt(after, 'a1')?.piece).toBeUndefined();
});
