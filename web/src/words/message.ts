// Messages as the page knows them: made from Fluent by catalogue.mjs.

/** A text, or its parts in turn. */
export type Message = string | readonly Part[];

/** A text, [variable], ['', message or term], or [variable, { value: message, … }, message otherwise]. */
export type Part =
  string | readonly [name: string, more?: string | Readonly<Record<string, Message>>, other?: Message];

/** Messages and terms by key. */
export type Catalogue = Readonly<Record<string, Message>>;
