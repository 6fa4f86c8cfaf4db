// Smaller things: addresses, settings, clocks, joined views, rule-book text.

import { describe, expect, it } from 'vitest';
import { blocks, runs } from '../src/learn/markdown';
import { joined } from '../src/live/seen';
import type { Step, TableView } from '../src/protocol/messages';
import { codeFor } from '../src/pages/python/pythonCode';
import { routeOf, to } from '../src/routing';
import { readSettings, type Settings } from '../src/settings/reading';
import { daysLeft, leftAt, written } from '../src/table/seats/clock';

describe('addresses', () => {
  it('lead to pages and back', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    const table = 'abcdefgh0123';
    expect(routeOf(to.table('janken', table))).toEqual({ page: 'table', game: 'janken', table });
    expect(routeOf(`/replay/janken/${table}`, '?ply=7')).toMatchObject({ page: 'replay', ply: 7 });
    expect(routeOf('/learn')).toEqual({ page: 'learn', game: null });
    expect(routeOf('/settings/x')).toEqual({ page: 'nowhere' });
    expect(routeOf('/what/ever/it/is')).toEqual({ page: 'nowhere' });
    expect(routeOf('/play/janken/abcdefgh')).toEqual({ page: 'nowhere' }); // a link that was cut off
    expect(routeOf('/puzzles/janken/12')).toEqual({ page: 'nowhere' });
  });
});

describe('the console', () => {
  it('begins with the position of the analysis board', () => {
    const begins = { options: { draws: 'fmjd' }, position: 'W:W31:B"4' };
    const address = to.python('draughts', begins);
    const found = routeOf(...(address.split('?') as [string, string]));
    expect(found).toMatchObject({ page: 'python', game: 'draughts', begins });
    expect(codeFor('draughts', begins).split('\n')).toEqual([
      'import wuqi',
      'game = wuqi.load("draughts", draws="fmjd")',
      'position = game.read("W:W31:B\\"4")',
      'position',
    ]);
    expect(codeFor(null, { options: {}, position: null })).toContain('import wuqi');
  });
});

describe('settings', () => {
  const usual: Settings = {
    language: 'en',
    theme: 'system',
    colours: 'full',
    pieces: 'drawn',
    discs: 'characters',
    destinations: 'always',
    notation: 'words',
    engine: 'auto',
    pace: 'normal',
    sound: true,
    volume: 20,
    coordinates: true,
    explain: true,
    confirm: false,
    premoves: true,
  };

  it('keep what makes sense and nothing else', () => {
    const stored = '{"theme":"dark","language":"tlh","sound":1,"confirm":true,"other":2}';
    expect(readSettings(stored, usual)).toEqual({ ...usual, theme: 'dark', confirm: true });
    expect(readSettings('nonsense', usual)).toEqual(usual);
    expect(readSettings(null, usual)).toEqual(usual);
  });

  it('remember that motion was switched off', () => {
    expect(readSettings('{"animation":false}', usual).pace).toBe('off');
    expect(readSettings('{"animation":true}', usual).pace).toBe('normal');
    expect(readSettings('{"animation":false,"pace":"slow"}', usual).pace).toBe('slow');
  });
});

describe('clocks', () => {
  it('are written as people read them', () => {
    expect(written(247_000)).toBe('4:07');
    expect(written(9_440)).toBe('0:09.4');
    expect(written(3_750_000)).toBe('1:02:30');
    expect(daysLeft(86_399_000)).toBeNull();
    expect(daysLeft(2 * 86_400_000 + 3_600_000)).toEqual({ days: 2, hours: 1 });
  });

  it('run only for the side that is thinking, and never below nothing', () => {
    expect(leftAt({ side: 1, left: 5000, running: true }, 100, 1100)).toBe(4000);
    expect(leftAt({ side: 1, left: 5000, running: false }, 100, 1100)).toBe(5000);
    expect(leftAt({ side: 1, left: 500, running: true }, 100, 1100)).toBe(0);
  });
});

describe('views', () => {
  const step = (ply: number, action: string | null): Step => ({
    ply,
    action,
    seat: 1,
    side: 1,
    at: 0,
    spent: 0,
  });
  const view = (number: number, since: number, ...steps: Step[]): TableView =>
    ({ table: 't', number, since, steps }) as unknown as TableView;

  it('join steps from `since` on', () => {
    const first = joined(undefined, view(1, 0, step(1, 'a'), step(2, 'b')));
    const second = joined(first, view(2, 2, step(3, 'c')));
    expect(second.steps.map((one) => one.action)).toEqual(['a', 'b', 'c']);
  });

  it('forget what was taken back, and show what was revealed', () => {
    const first = joined(undefined, view(1, 0, step(1, null), step(2, 'b')));
    expect(joined(first, view(2, 1)).steps).toHaveLength(1);
    expect(joined(first, view(3, 0, step(1, '@a1'))).steps[0]?.action).toBe('@a1');
  });

  it('never go back to an older one', () => {
    const newer = joined(undefined, view(5, 0, step(1, 'a')));
    expect(joined(newer, view(4, 0))).toBe(newer);
  });
});

describe('rule-book text', () => {
  it('knows bold, italic and code', () => {
    expect(runs('a **b** *c* `d`')).toEqual([
      { text: 'a ', style: 'plain' },
      { text: 'b', style: 'bold' },
      { text: ' ', style: 'plain' },
      { text: 'c', style: 'italic' },
      { text: ' ', style: 'plain' },
      { text: 'd', style: 'code' },
    ]);
  });

  it('knows headings, lists and tables, and never makes markup', () => {
    const found = blocks('# One\n\ntext <b>\n\n- a\n- b\n\n1. x\n\n| h | i |\n|---|---|\n| 1 | 2 |');
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table']);
    expect(found[1]).toEqual({ kind: 'paragraph', runs: [{ text: 'text <b>', style: 'plain' }] });
    expect(found[4]).toMatchObject({
      rows: [
        [[{ text: 'h' }], [{ text: 'i' }]],
        [[{ text: '1' }], [{ text: '2' }]],
      ],
    });
  });
});
