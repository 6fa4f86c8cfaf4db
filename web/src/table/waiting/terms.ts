// What was agreed on before the start, in words: which rules, which clock.

import type { Clock, GameInfo, OptionInfo } from '../../protocol/messages';
import { beside } from '../../words/joining';
import { say, sayIn } from '../../words/words.svelte';

type Options = Readonly<Record<string, string>>;

const END_OF_SENTENCE = /[.。?？]$/;

/** "10 min + 5 s", "45 s + 2 s", "1 day per move", "Unlimited". */
export function clockWords(clock: Clock | null): string {
  if (!clock) return say('clock-none');
  const { base = 0, increment = 0, days = 0 } = clock;
  if (days > 0) return say('clock-days', { days });
  if (base < 60) return say('clock-seconds', { base, increment });
  return say('clock-minutes', { base: base / 60, increment });
}

/** The options that are not as usual. */
export function unusual(info: GameInfo, options: Options): readonly OptionInfo[] {
  return info.options.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
}

/** What a table is like, as far as it is not as usual: a clock, other rules. */
export function termsInShort(info: GameInfo | undefined, clock: Clock | null, options: Options): string {
  const rules = info && unusual(info, options).length > 0 ? say('terms-unusual') : '';
  return beside([clock ? clockWords(clock) : '', rules]);
}

/** The rules of a table: a preset's, the usual ones, or what is different about them. */
export function ruleWords(info: GameInfo, options: Options): string[] {
  const speak = sayIn(info.game);
  const [preset] = Object.entries(info.presets).find(([, changes]) =>
    info.options.every(({ name, default: usual }) => (changes[name] ?? usual) === (options[name] ?? usual)),
  ) ?? [null];
  if (preset !== null) return [speak(`preset-${preset}`)];
  const equal = info.options.filter((option) => option.equal);
  const names = equal.map(({ name, default: first }) => {
    const value = speak(`name-${name}-${options[name] ?? first}`);
    return say('terms-value', { what: speak(`label-${name}`), value });
  });
  const changed = unusual(info, options).filter((option) => !option.equal);
  if (changed.length === 0) return names.length > 0 ? names : [say('new-usual')];
  const sentences = changed.map(({ name, values }) => {
    const value = options[name] ?? '';
    if (values.includes(value)) return speak(`option-${name}-${value}`);
    return say('terms-value', { what: speak(`option-${name}`).replace(END_OF_SENTENCE, ''), value });
  });
  return [...names, ...sentences];
}
