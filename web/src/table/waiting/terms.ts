// What was agreed on before the start, in words: which rules, which clock.

import type { Clock, GameInfo, OptionInfo, TableBrief } from '../../protocol/messages';
import { beside } from '../../words/joining';
import { hasWord, say, sayIn } from '../../words/words.svelte';

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

/** Whether rules are the standard ones or a preset's; options without a usual value are free. */
export function standardRules(info: GameInfo, options: Options): boolean {
  const named = info.options.filter(({ equal }) => !equal);
  return [{}, ...Object.values(info.presets)].some((rules: Options) =>
    named.every(({ name, default: usual }) => (options[name] ?? usual) === (rules[name] ?? usual)),
  );
}

/** "Rated" or "Casual"; '' where nobody would ask, because there is no clock. */
export function ratedWords({ clock, rated }: Pick<TableBrief, 'clock' | 'rated'>): string {
  if (rated) return say('terms-rated');
  return clock ? say('terms-casual') : '';
}

/** What a table is like, as far as it is not as usual: a clock, other rules. */
export function termsInShort(
  info: GameInfo | undefined,
  { clock, options, rated }: Pick<TableBrief, 'clock' | 'options' | 'rated'>,
): string {
  const rules = info && unusual(info, options).length > 0 ? say('terms-unusual') : '';
  return beside([clock ? clockWords(clock) : '', rules, rated ? say('terms-rated') : '']);
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
    const what = hasWord(`label-${name}`, info.game) ? `label-${name}` : `option-${name}`;
    return say('terms-value', { what: speak(what).replace(END_OF_SENTENCE, ''), value });
  });
  return [...names, ...sentences];
}
