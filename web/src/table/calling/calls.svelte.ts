// Calls: your game has begun while you were on another page, or you were challenged.

import { connection } from '../../live/connection.svelte';
import { personName, playerName } from '../../people/naming';
import type { ChallengeToYou, OwnTable } from '../../protocol/messages';
import { destination, go, to } from '../../routes.svelte';
import { listed } from '../../words/joining';
import { say, sayIn } from '../../words/words.svelte';
import { othersOf } from '../seats/naming';
import { play } from '../showing/sound';
import { keepGames, keptGames, type GamesSeen, type Status } from './kept';

class Calls {
  /** The game that calls you; null: none does. */
  now = $state.raw<OwnTable | null>(null);
  /** Whether the browser may notify you; null: it cannot, or you have been asked already. */
  notifying = $state<boolean | null>(
    typeof Notification === 'undefined' || Notification.permission === 'denied'
      ? null
      : Notification.permission === 'granted',
  );
  #challenges: ReadonlySet<string> = new Set(); // tables
  #known: GamesSeen | null = null; // what was told last; null: nothing since this page was loaded

  /** Your games in which it is your turn, without the one that you are looking at. */
  readonly turns = $derived.by(() => {
    const here = destination();
    return (connection.own ?? []).filter(
      ({ table, yours }) => yours && !(here.page === 'table' && here.table === table.table),
    );
  });

  /** Takes the list of your games, and checks whether one has begun without you. */
  see(own: readonly OwnTable[]): void {
    const before = this.#known ?? keptGames();
    this.#known = new Map(own.map(({ table }) => [table.table, table.status]));
    keepGames(this.#known);
    if (this.now && !this.#known.has(this.now.table.table)) this.now = null;
    if (before && this.#goAlong(own, before)) return;
    const begun = before && own.find((one) => hasBegun(one, before.get(one.table.table)));
    if (begun && !seen(begun)) this.#call(begun);
  }

  /** Quick pairing may move you to another table: then the page goes there, too. */
  #goAlong(own: readonly OwnTable[], before: GamesSeen): boolean {
    const here = destination();
    if (here.page !== 'table' || before.get(here.table) !== 'open' || this.#known?.has(here.table))
      return false;
    const now = own.find(
      ({ table }) => table.game === here.game && table.visibility !== 'private' && !before.has(table.table),
    );
    if (now) go(to.table(now.table.game, now.table.table));
    return now !== undefined;
  }

  /** Takes the list of challenges, and checks whether one is new. */
  noteChallenges(challenges: readonly ChallengeToYou[]): void {
    const fresh = challenges.find(({ table }) => !this.#challenges.has(table.table));
    this.#challenges = new Set(challenges.map(({ table }) => table.table));
    if (!fresh) return;
    play('call');
    if (this.notifying && document.hidden) void notify(challengeWords(fresh), fresh.table);
  }

  /** You are at a table: it need not call you any more. */
  arrive(table: string): void {
    if (this.now?.table.table === table && !document.hidden) this.now = null;
  }

  dismiss(): void {
    this.now = null;
  }

  /** Asks the browser whether it may notify you. */
  async ask(): Promise<void> {
    const answer = await Notification.requestPermission();
    this.notifying = answer === 'granted' ? true : answer === 'denied' ? null : false;
  }

  #call(begun: OwnTable): void {
    this.now = begun;
    play('call');
    if (this.notifying && document.hidden) void notify(callWords(begun), begun.table);
  }
}

/** A game that waited for players has begun, or one that you did not open, such as a rematch. */
function hasBegun({ table }: OwnTable, before: Status | undefined): boolean {
  if (table.status !== 'playing' && table.status !== 'dealing') return false;
  if (before === 'open') return true;
  return before === undefined && table.ply === 0 && table.seats.some(({ person, yours }) => person && !yours);
}

function seen({ table }: OwnTable): boolean {
  const here = destination();
  return !document.hidden && here.page === 'table' && here.table === table.table;
}

/** What is said of a game that has begun. */
export function callWords(
  { table }: OwnTable,
  names: readonly string[] = othersOf(table.seats).map(playerName),
): string {
  return say('call-begun', { name: listed(names), game: sayIn(table.game)('name') });
}

/** What is said of a challenge. */
export function challengeWords({ by, table }: ChallengeToYou): string {
  return say('challenge-to-you', { name: personName(by), game: sayIn(table.game)('name') });
}

async function notify(words: string, { game, table }: OwnTable['table']): Promise<void> {
  const how = { tag: table, data: to.table(game, table) };
  try {
    new Notification(words, how).onclick = () => window.focus();
  } catch {
    // Phones only let a service worker notify.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(words, how);
  }
}

export const calls = new Calls();
