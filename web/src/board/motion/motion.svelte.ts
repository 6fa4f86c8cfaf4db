// Motion: shows the pieces of one board stage by stage, following the effects of an action. The
// component that draws them reports when a stage is over (`ended`). If the effects do not fit what
// is shown, nothing is animated and the pieces jump.

import type { Effect, Picture } from '../../protocol/messages';
import type { Gesture } from '../touch/choosing';
import { dressed, rearranged, type Placed } from './placing';
import { agrees, changeOf, distanceOn, leaves, stagesOf, type Stage } from './stages';
import { returning } from './undoing';

const lastStep = (path: Gesture): string[] => path.slice(-2).map((one) => one.square);

/** A step that the player has already made by dragging. */
interface Led {
  readonly touches: number; // of the gesture, when it was made
  readonly from: string;
  readonly to: string;
}

function leads(stage: Stage | undefined, { from, to }: Led): boolean {
  return stage?.acts.some((act) => act.from === from && act.to === to) ?? false;
}

export class Motion {
  placed = $state.raw<readonly Placed[]>([]); // what is drawn, with those about to leave
  stage = $state.raw<Stage | null>(null); // what is going on
  enacting = $state(false); // an action is being shown, not a gesture or a return
  #begun = false;
  #truth: readonly Placed[] = []; // as the last picture has it
  #held: readonly Placed[] | null = null; // the same, with the gesture that is being made
  #led: Led[] = [];
  #enacted: readonly Effect[] = []; // of the last picture
  #run = 0;
  #ended: () => void = () => undefined;

  /**
   * Shows a picture by playing the effects that led to it, except those the player has already
   * dragged; or, going back, by undoing them. Returns whether it was shown to its end: something
   * else may have interrupted it.
   */
  async show(
    picture: Picture,
    effects: readonly Effect[],
    moving: boolean,
    undone: readonly Effect[] = [],
  ): Promise<boolean> {
    if (effects === this.#enacted && this.#begun && !this.#held && agrees(this.#truth, picture)) {
      return this.#dress(picture);
    }
    const led = this.#led;
    const animated = moving && this.#begun;
    const back = animated && undone.length > 0 ? returning(this.#truth, picture, undone) : null;
    const stages = back ? [back] : animated ? stagesOf(this.#truth, effects, distanceOn(picture)) : null;
    const end = stages?.at(-1)?.after;
    this.#held = null;
    this.#led = [];
    this.#enacted = effects;
    this.#begun = true;
    if (!stages || !end || !agrees(end, picture)) {
      this.#truth = rearranged(this.#truth, picture);
      this.skip();
      return true;
    }
    this.#truth = dressed(end, picture);
    const seen = led.every((step, index) => leads(stages[index], step)) ? led.length : 0;
    const run = (this.#run += 1);
    this.enacting = back === null;
    if (seen > 0 && this.stage) await this.#over();
    for (const stage of stages.slice(seen)) {
      if (run !== this.#run) return false;
      await this.#play(stage);
    }
    if (run !== this.#run) return false;
    this.#rest(this.#truth);
    return true;
  }

  /** While a move is being entered, its piece is already shown where it was dragged or dropped. */
  hold(preview: Picture, made: Gesture, moving: boolean, dropped = false): void {
    const before = this.#held ?? this.#truth;
    const back = this.#led.some((step) => step.touches > made.length);
    this.#led = this.#led.filter((step) => step.touches <= made.length);
    if (made.length < 2) {
      this.#held = null;
      if (back) this.skip();
      return;
    }
    this.#held = rearranged(before, preview, back ? [] : lastStep(made));
    const change = changeOf(before, this.#held);
    const [move] = change.acts;
    if (back || !move) {
      if (back) this.skip();
      return;
    }
    this.#led.push({ touches: made.length, from: move.from, to: move.to });
    const run = (this.#run += 1);
    this.enacting = false;
    const put = this.#held;
    const stage = dropped ? { ...change, acts: change.acts.filter(leaves) } : change;
    if (moving && stage.acts.length > 0)
      void this.#play(stage).then(() => run === this.#run && this.#rest(put));
    else this.#rest(put);
  }

  /** Shows the final position at once. */
  skip(): void {
    this.#run += 1;
    this.#rest(this.#held ?? this.#truth);
  }

  /** The stage has been seen. */
  ended(stage: Stage): void {
    if (stage === this.stage) this.#ended();
  }

  #dress(picture: Picture): boolean {
    this.#truth = dressed(this.#truth, picture);
    if (!this.stage) this.placed = this.#truth;
    return !this.stage;
  }

  async #play(stage: Stage): Promise<void> {
    this.#put(stage.placed, stage);
    await this.#over();
  }

  /** Resolves when the stage is over, or something else has come. */
  #over(): Promise<void> {
    return new Promise((done) => {
      const before = this.#ended;
      this.#ended = () => (before(), done());
    });
  }

  #rest(placed: readonly Placed[]): void {
    this.enacting = false;
    this.#put(placed, null);
  }

  #put(placed: readonly Placed[], stage: Stage | null): void {
    const ended = this.#ended;
    this.#ended = () => undefined;
    this.placed = placed;
    this.stage = stage;
    ended();
  }
}
