// What is kept of somebody's lessons, whatever stands in their browser.

import { describe, expect, it } from 'vitest';
import { countDone, nextLesson, readProgress, withDone } from '../src/lessons/progress';

describe('progress', () => {
  it('is read leniently', () => {
    expect(readProgress(null)).toEqual({});
    expect(readProgress('nonsense')).toEqual({});
    expect(readProgress('[1]')).toEqual({});
    expect(readProgress('{"janken": ["roll", 3], "draughts": 1}')).toEqual({ janken: ['roll'] });
  });

  it('counts each lesson once, and only those there are', () => {
    const once = withDone({}, 'janken', 'roll');
    expect(withDone(once, 'janken', 'roll')).toBe(once);
    expect(countDone({ janken: ['roll', 'gone'] }, 'janken', ['steps', 'roll'])).toBe(1);
  });

  it('goes on with the first that is not done', () => {
    expect(nextLesson({ janken: ['steps'] }, 'janken', ['steps', 'roll'])).toBe('roll');
    expect(nextLesson({ janken: ['steps'] }, 'janken', ['steps'])).toBeNull();
  });
});
