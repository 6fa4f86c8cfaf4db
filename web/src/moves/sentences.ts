// What happened, in sentences made from the effects of the actions. One sentence covers one move: a
// chain of jumps, the path of a cube, a whole march.

import type { Effect, Step } from '../protocol/messages';
import { journeysOf, type Journey } from './journeys';
import type { Say } from '../words/vocabulary';

/** An action with what it visibly did; `action` is null while it is hidden. */
export interface Happened {
  readonly side: number;
  readonly action: string | null;
  readonly effects: readonly Effect[];
}

/** A step of a table as what happened. */
export function happenedIn({ side, action, effects = [] }: Step): Happened {
  return { side, action, effects };
}

/** For whom the sentences are, and in which words. */
export interface Listener {
  readonly say: Say; // the words of the game
  readonly yours: readonly number[]; // sides that are called "you"
}

const VERBS = ['skip', 'pass', 'done'] as const; // actions without anything to see

/** The sentences for some actions in a row, in the order they should be read. */
export function sentences(steps: readonly Happened[], listener: Listener): string[] {
  const found: string[] = [];
  for (let at = 0; at < steps.length;) {
    const march = marchFrom(steps, at);
    if (march.length > 1) found.push(marched(march, listener));
    else found.push(...sentencesOf(steps[at] as Happened, listener));
    at += Math.max(1, march.length);
  }
  return found.map(capital);
}

/** Steps of one side that follow each other and do nothing but move one piece each. */
function marchFrom(steps: readonly Happened[], from: number): readonly Happened[] {
  const first = steps[from];
  const quiet = (one: Happened): boolean =>
    one.effects.length === 1 && one.effects[0]?.kind === 'step' && one.side === first?.side;
  let end = from;
  for (let one = steps[end]; one && quiet(one); one = steps[end]) end += 1;
  return steps.slice(from, end);
}

function marched(march: readonly Happened[], listener: Listener): string {
  const { say } = listener;
  const parts = march.flatMap(({ effects }) => effects.map((one) => marchStep(one, say)));
  return say('tell-march', { ...actorOf(march[0]?.side ?? 0, listener), steps: joined(parts, say) });
}

function marchStep({ square, to, details }: Effect, say: Say): string {
  const squares = `${square}→${to}`;
  const member = details?.member;
  return member === undefined ? squares : say('move-member', { member, squares });
}

function sentencesOf(step: Happened, listener: Listener): string[] {
  const { side, action, effects } = step;
  const { say } = listener;
  const actor = actorOf(side, listener);
  if (action === null) return [say('tell-secret', actor)];
  const verb = VERBS.find((one) => one === action);
  if (verb && effects.length === 0) return [say(`tell-${verb}`, actor)];

  const journeys = journeysOf(effects);
  const explained = new Set(journeys.flatMap(({ takes }) => takes));
  const loose = effects.filter((one) => one.kind === 'take' && !explained.has(one));
  const before: string[] = [];
  const after: string[] = [];
  for (const effect of effects) {
    const sentence = sentenceFor(effect, side, listener);
    if (sentence) (effect.kind === 'place' || effect.kind === 'flip' ? before : after).push(sentence);
  }
  if (loose.length > 0) {
    const taken = joined(
      loose.map((one) => say('tell-at', { piece: owned(one, listener), square: one.square })),
      say,
      'list-last-joint',
    );
    before.push(say('tell-captures', { ...actor, taken }));
  }
  const moves = journeys.map((one) => journeySentence(one, listener));
  return [...before, ...moves, ...removals(effects, listener), ...after];
}

/** The sentence for a single effect; null: it is told together with others. */
function sentenceFor(effect: Effect, actor: number, listener: Listener): string | null {
  const { say } = listener;
  const { kind, square, side = 0, details } = effect;
  const doer = actorOf(actor, listener);
  switch (kind) {
    case 'place':
      return say('tell-places', { ...doer, piece: noun(effect, say), square });
    case 'flip':
      return say('tell-flips', { ...doer, piece: owned(effect, listener), square });
    case 'crown':
      return say('tell-crowned', { square });
    case 'huff':
      return say('tell-huffs', { ...doer, taken: owned(effect, listener), square });
    case 'camp':
      return say('tell-camp', { ...actorOf(side, listener), camp: say(effect.piece ?? '') });
    case 'out':
      return say('tell-out', actorOf(side, listener));
    case 'recall':
      return say('tell-recalled', actorOf(side, listener));
    case 'zone':
      return say('tell-zone', { ...actorOf(side, listener), zone: details?.zone });
    default:
      return null;
  }
}

/** Pieces that leave without being captured; those of a recalled army go with it. */
function removals(effects: readonly Effect[], listener: Listener): string[] {
  if (effects.some((one) => one.kind === 'recall')) return [];
  return effects
    .filter((one) => one.kind === 'remove')
    .map((one) => listener.say('tell-removed', { piece: owned(one, listener), square: one.square }));
}

// -- pieces that travel ----------------------------------------------------------------------------

function journeySentence({ stages, takes }: Journey, listener: Listener): string {
  const { say } = listener;
  const [first, last] = [stages[0] as Effect, stages.at(-1) as Effect];
  const way = { from: first.square, to: last.to };
  const onto = takes.filter((take) => stages.some(({ to }) => to === take.square));
  if (stages.some(({ kind }) => kind === 'roll') || (stages.length > 1 && onto.length === takes.length)) {
    return pathSentence({ stages, takes }, listener);
  }
  const piece = owned(first, listener);
  const [taken, ...others] = takes;
  if (!taken) return say('tell-moves', { piece, ...way });
  const victim = listener.yours.includes(taken.side ?? 0) ? 'you' : 'other';
  if (others.length > 0) return say('tell-jumps-many', { piece, ...way, victim, count: takes.length });
  const words = { piece, ...way, victim, taken: owned(taken, listener), square: taken.square };
  return say(onto.length > 0 ? 'tell-takes' : 'tell-jumps', words);
}

/** Stage by stage: "rolled to b4 (paper on top), slid to c4 and took your rock on c4". */
function pathSentence({ stages, takes }: Journey, listener: Listener): string {
  const { say } = listener;
  const first = stages[0] as Effect;
  const parts = stages.map((stage) => {
    const { kind, to } = stage;
    const taken = takes.find(({ square }) => square === to);
    if (taken) return say('tell-part-take', { taken: owned(taken, listener), to });
    return kind === 'roll'
      ? say('tell-part-roll', { piece: noun(stage, say), to })
      : say('tell-part-step', { to });
  });
  return say('tell-path', {
    piece: owner(first, listener),
    from: first.square,
    parts: joined(parts, say, 'path-last-joint'),
  });
}

// -- names -------------------------------------------------------------------------------------------

/** A piece as a noun: "red chariot", "man", "piece 2". */
export function noun({ piece, details }: Pick<Effect, 'piece' | 'details'>, say: Say): string {
  return say((piece ?? '').replace(/^piece-/, 'noun-'), details ?? {});
}

/** "your red chariot", "Player 2’s man". */
export function owned(effect: Pick<Effect, 'piece' | 'details' | 'side'>, listener: Listener): string {
  return ownedAs(noun(effect, listener.say), effect.side ?? 0, listener);
}

function ownedAs(piece: string, side: number, { say, yours }: Listener): string {
  const whose = side === 0 ? 'nobody' : yours.includes(side) ? 'you' : 'other';
  return say('tell-piece', { piece, whose, owner: side === 0 ? '' : say(`side-${side}`) });
}

/** The piece before it began to roll is not known to its effects: only that it is a cube. */
function owner({ side }: Effect, listener: Listener): string {
  return ownedAs(listener.say('noun-any'), side ?? 0, listener);
}

function actorOf(side: number, { say, yours }: Listener): { actor: string; name: string } {
  return { actor: yours.includes(side) ? 'you' : 'other', name: side === 0 ? '' : say(`side-${side}`) };
}

/** A list within a sentence; what stands before the last of them belongs to the language. */
function joined(parts: readonly string[], say: Say, last = 'list-joint'): string {
  const before = parts.slice(0, -1).join(say('list-joint'));
  return [...(before ? [before] : []), ...parts.slice(-1)].join(say(last));
}

/** Sentences begin with a capital where the script has any; the name of a square stays as it is. */
function capital(sentence: string): string {
  const [first = ''] = sentence;
  if (/^[a-z]\d/.test(sentence)) return sentence;
  return first.toLocaleUpperCase() + sentence.slice(first.length);
}
