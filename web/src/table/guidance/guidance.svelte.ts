// Newcomers see the goal in their first few games of a kind, or until they dismiss it.

const KEY = 'wuqi-guidance';
const GAMES = 3; // after so many games of a kind, one knows

interface Known {
  readonly tables: readonly string[]; // where it has been told so far, the first few
  readonly hidden?: boolean; // the person's choice; undefined: the default
}

function read(): Record<string, Known> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Known>) : {};
  } catch {
    return {};
  }
}

export class Guidance {
  #known = $state.raw(read());

  /** Whether the goal is shown at a table. It never disappears in the middle of a game. */
  shown(game: string, table: string): boolean {
    const { tables = [], hidden } = this.#known[game] ?? {};
    return !(hidden ?? (tables.length >= GAMES && !tables.includes(table)));
  }

  /** A game is being played at a table. */
  played(game: string, table: string): void {
    const { tables = [], hidden } = this.#known[game] ?? {};
    if (tables.includes(table) || tables.length >= GAMES) return;
    this.#keep(game, { tables: [...tables, table], ...(hidden === undefined ? {} : { hidden }) });
  }

  /** The person dismisses it, or wants it back. */
  set(game: string, shown: boolean): void {
    this.#keep(game, { tables: this.#known[game]?.tables ?? [], hidden: !shown });
  }

  #keep(game: string, known: Known): void {
    this.#known = { ...this.#known, [game]: known };
    localStorage.setItem(KEY, JSON.stringify(this.#known));
  }
}

export const guidance = new Guidance();
