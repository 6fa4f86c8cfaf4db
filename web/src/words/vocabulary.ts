// The words of one language: its Fluent catalogues, the common ones and each game's on top.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type Details = Readonly<Record<string, unknown>>;
export type Say = (key: string, details?: Details) => string;

export interface Catalogues {
  readonly common: string;
  readonly games: Readonly<Record<string, string>>;
}

/** What Fluent can fill in: numbers stay numbers, so that plurals work. */
function variables(details: Details): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}

/** The words of one language. */
export class Vocabulary {
  readonly #bundles = new Map<string, FluentBundle>();
  #common: FluentResource | null = null; // parsed once

  constructor(
    readonly language: Language,
    private readonly catalogues: Catalogues,
  ) {}

  has(key: string, game = ''): boolean {
    return this.#bundle(game).hasMessage(key);
  }

  say(key: string, details: Details = {}, game = ''): string {
    const bundle = this.#bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no word "${key}" in ${this.language} for ${game || 'any game'}`);
      return key;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, variables(details), problems);
    for (const problem of problems) console.error(`"${key}" in ${this.language}:`, problem.message);
    return text;
  }

  #bundle(game: string): FluentBundle {
    const before = this.#bundles.get(game);
    if (before) return before;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    bundle.addResource((this.#common ??= new FluentResource(this.catalogues.common)));
    const own = this.catalogues.games[game];
    if (own) bundle.addResource(new FluentResource(own), { allowOverrides: true });
    this.#bundles.set(game, bundle);
    return bundle;
  }
}
