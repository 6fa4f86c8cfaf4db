// The words of one language: its catalogues, the common ones and each game's on top.

import type { Catalogue, Message } from './message';
import type { Language } from './languages';

export type Details = Readonly<Record<string, unknown>>;
export type Say = (key: string, details?: Details) => string;

export interface Catalogues {
  readonly common: Catalogue;
  readonly games: Readonly<Record<string, Catalogue>>;
}

const NUMBER = /^\d+$/;

/** The words of one language. */
export class Vocabulary {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(
    readonly language: Language,
    private readonly catalogues: Catalogues,
  ) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  has(key: string, game = ''): boolean {
    return this.#message(key, game) !== undefined;
  }

  say(key: string, details: Details = {}, game = ''): string {
    const message = this.#message(key, game);
    if (message === undefined) {
      console.error(`no word "${key}" in ${this.language} for ${game || 'any game'}`);
      return key;
    }
    const missing = (what: string): string => {
      console.error(`"${key}" in ${this.language}: no ${what}`);
      return `{${what}}`;
    };
    const filled = (one: Message): string => {
      if (typeof one === 'string') return one;
      return one.map((part) => (typeof part === 'string' ? part : fill(...part))).join('');
    };
    const fill = (
      name: string,
      more?: string | Readonly<Record<string, Message>>,
      other?: Message,
    ): string => {
      if (typeof more === 'string') return filled(this.#message(more, game) ?? missing(more));
      const value = details[name];
      if (value === undefined) missing(`$${name}`);
      if (more && other !== undefined) return filled(this.#chosen(more, value) ?? other);
      if (value === undefined) return `{$${name}}`;
      return typeof value === 'number' ? this.#numbers.format(value) : String(value);
    };
    return filled(message);
  }

  #message(key: string, game: string): Message | undefined {
    return this.catalogues.games[game]?.[key] ?? this.catalogues.common[key];
  }

  /** What is said for a value: for this very number, or for numbers of its kind. */
  #chosen(messages: Readonly<Record<string, Message>>, value: unknown): Message | undefined {
    if (typeof value === 'number') return messages[value] ?? messages[this.#plurals.select(value)];
    const name = String(value);
    return NUMBER.test(name) ? undefined : messages[name];
  }
}
