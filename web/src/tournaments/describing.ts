// A tournament in words.

import type { TournamentBrief } from '../protocol/messages';
import { clockWords } from '../table/waiting/terms';
import { beside } from '../words/joining';
import { language, say, sayIn } from '../words/words.svelte';

export const SYSTEMS = ['arena', 'swiss', 'round-robin'] as const;

/** A date and a time of day, as short as possible. */
export function moment(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const how = { dateStyle: today ? undefined : 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language(), how).format(new Date(at));
}

/** What is played: one game, or all of them in turn. */
export function gamesWords({ games }: Pick<TournamentBrief, 'games'>): string {
  const [only, ...more] = games;
  return only !== undefined && more.length === 0 ? sayIn(only)('name') : say('tournament-medley');
}

/** Game, system, clock, rated or not. */
export function termsWords(about: TournamentBrief): string {
  return beside([
    gamesWords(about),
    say(`system-${about.system}`),
    clockWords(about.clock),
    say(about.rated ? 'terms-rated' : 'terms-casual'),
  ]);
}

/** How far it has come, or when it begins. */
export function progressWords(about: TournamentBrief): string {
  if (about.status !== 'running') return moment(about.starts_at);
  if (about.ends_at) return say('tournament-until', { time: moment(about.ends_at) });
  return say('tournament-round', { round: about.round, rounds: about.rounds ?? about.round });
}

const HALF = 0.5;

/** Points as players write them: 2½. */
export function pointsWords(points: number): string {
  const whole = Math.floor(points);
  if (points - whole === HALF) return `${whole || ''}½`;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}
