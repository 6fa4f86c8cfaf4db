// How a stage looks: the animations of its pieces, on the browser's own timeline, so that a stage
// is over when it has really been drawn. Only transform and opacity change.

import type { Point } from '../touch/aiming';
import type { Stage } from './stages';

interface Where {
  readonly at: (square: string) => Point;
  readonly cubes: boolean; // pieces lie flat: they slide and roll, and are never lifted
}

const STEPS_OF_A_ROLL = 8; // keyframes: between them a turning cube is near enough to a real one
const HALF = 42; // of a cube's edge
const EDGE = 0.08; // how wide a disc looks from its edge
const ARRIVES = 0.45; // a piece disappears when the capturing piece has nearly arrived

const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Starts a stage; it is over when all that is returned has finished. */
export function perform(pieces: Element, stage: Stage, where: Where, length: number): Animation[] {
  const moving = stage.acts.some((act) => act.kind === 'step' || act.kind === 'roll');
  const started = [clock(length)];
  for (const act of stage.acts) {
    const piece = pieces.querySelector(`[data-piece="${act.id}"]`);
    const [now, away] = [piece?.querySelector('.now'), piece?.querySelector('.away')];
    if (!piece || !now) continue;
    const play = (
      element: Element | null | undefined,
      frames: Keyframe[],
      more: KeyframeAnimationOptions = {},
    ): void => {
      if (element) started.push(element.animate(frames, { duration: length, fill: 'both', ...more }));
    };
    const [from, to] = [where.at(act.from), where.at(act.to)];
    if (act.kind === 'roll') roll(play, { piece, now, away }, from, to);
    else if (act.kind === 'step') {
      play(piece, [{ transform: put(from) }, { transform: put(to) }], { easing: 'ease-in-out' });
      if (!where.cubes) play(now, LIFT, { easing: 'ease-in-out' });
    } else if (act.kind === 'flip') flip(play, now, away);
    else if (act.kind === 'take') {
      const delay = moving ? ARRIVES * length : 0;
      play(now, LOOKS.take, { duration: length - delay, delay, easing: 'ease-in' });
    } else play(now, LOOKS[act.kind], { easing: 'ease-out' });
  }
  const sign = pieces.querySelector('.sign');
  if (sign) started.push(sign.animate(APPEAR, { duration: length, fill: 'both' }));
  return started;
}

type Play = (
  element: Element | null | undefined,
  frames: Keyframe[],
  more?: KeyframeAnimationOptions,
) => void;

/** A stage in which nothing moves still takes its time. */
function clock(length: number): Animation {
  const animation = new Animation(new KeyframeEffect(null, null, { duration: length }));
  animation.play();
  return animation;
}

const LIFT: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }];

/** Each way to come or go looks different: taken pieces shrink away, huffed ones are blown off,
    recalled ones rise as they are, and what was taken back grows where it stood. */
const LOOKS: Readonly<Record<'place' | 'crown' | 'take' | 'huff' | 'remove' | 'return', Keyframe[]>> = {
  place: [
    { transform: 'scale(1.6)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1 },
  ],
  crown: [
    { transform: 'scale(2)', opacity: 0 },
    { transform: 'scale(0.9)', opacity: 1, offset: 0.7 },
    { transform: 'scale(1)', opacity: 1 },
  ],
  take: [
    { transform: 'scale(1)', opacity: 1 },
    { transform: 'scale(0.2)', opacity: 0 },
  ],
  return: [
    { transform: 'scale(0.2)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1 },
  ],
  huff: [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(-8px, 0px)', opacity: 1, offset: 0.12 },
    { transform: 'translate(8px, 0px)', opacity: 1, offset: 0.24 },
    { transform: 'translate(-8px, 0px)', opacity: 1, offset: 0.36 },
    { transform: 'translate(0px, 0px) rotate(0deg)', opacity: 1, offset: 0.48 },
    { transform: 'translate(160px, -90px) rotate(200deg)', opacity: 0 },
  ],
  remove: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.12)', opacity: 1, offset: 0.3 },
    { transform: 'translate(0px, -60px) scale(1.12)', opacity: 0 },
  ],
};

const APPEAR: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.15 },
  { opacity: 1, offset: 0.8 },
  { opacity: 0 },
];

/** A disc turns over: it grows thin, and the other face grows from there. */
function flip(play: Play, now: Element, away: Element | null | undefined): void {
  play(away, [
    { transform: 'scale(1, 1)', easing: 'ease-in' },
    { transform: `scale(${EDGE}, 1.12)`, offset: 0.5 },
    { transform: 'scale(0, 1)', offset: 0.5 },
    { transform: 'scale(0, 1)' },
  ]);
  play(now, [
    { transform: 'scale(0, 1)' },
    { transform: 'scale(0, 1)', offset: 0.5 },
    { transform: `scale(${EDGE}, 1.12)`, offset: 0.5, easing: 'ease-out' },
    { transform: 'scale(1, 1)' },
  ]);
}

/**
 * A cube turns over its edge. Seen from above, at an angle a from 0 to 90°: the old top is
 * narrowed to cos a and leads, the face from behind widens to sin a and follows; the middle of
 * both goes (1 + sin a - cos a) / 2 of the way.
 */
function roll(
  play: Play,
  { piece, now, away }: { piece: Element; now: Element; away: Element | null | undefined },
  from: Point,
  to: Point,
): void {
  const across = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  const face = (shift: number, width: number): string => {
    const by = put({ x: across.x * HALF * shift, y: across.y * HALF * shift });
    return `${by} scale(${across.x ? width : 1}, ${across.y ? width : 1})`;
  };
  const angles = Array.from({ length: STEPS_OF_A_ROLL + 1 }, (_, index) => {
    const time = index / STEPS_OF_A_ROLL;
    return (Math.PI / 2) * (3 * time ** 2 - 2 * time ** 3); // slow at both ends
  });
  const frames = (look: (sine: number, cosine: number) => string): Keyframe[] =>
    angles.map((angle) => ({ transform: look(Math.sin(angle), Math.cos(angle)) }));
  const way = (part: number): Point => ({
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
  });
  play(
    piece,
    frames((sine, cosine) => put(way((1 + sine - cosine) / 2))),
  );
  play(
    away,
    frames((sine, cosine) => face(sine, cosine)),
  );
  play(
    now,
    frames((sine, cosine) => face(-cosine, sine)),
  );
}
