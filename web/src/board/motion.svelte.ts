// Motion: one board's pieces, shown stage by stage as the effects of an action tell. Whoever draws
// them says when a stage has been seen (`ended`). What does not follow from what is shown is not
// enacted: the pieces jump to where they are.

import type { Picture } from '../protocol/messages';
import type { Gesture } from './choosing';
import type { Effect } from './effects';
import { dressed, rearranged, type Placed } from './placing';
import { agrees, changeOf, distanceOn, sameStand, stagesOf, type Stage } from './stages';

const lastStep = (path: Gesture): string[] => path.slice(-2).map((one) => one.square);

export class Motion {
  placed = $state.raw<readonly Placed[]>([]); // what is drawn, with those about to leave
  stage = $state.raw<Stage | null>(null); // what is going on
  #begun = false;
  #truth: readonly Placed[] = []; // as the last picture has it
  #held: readonly Placed[] | null = null; // the same, with the gesture that is being made
  #enacted: readonly Effect[] = []; // of the last picture
  #run = 0;
  #ended: () => void = () => undefined;

  /**
   * Shows a picture, by way of the effects that led to it but for those that the hand has shown
   * already. The answer is whether it was shown to its end: something else may have come between.
   */
  async show(picture: Picture, effects: readonly Effect[], moving: boolean): Promise<boolean> {
    if (effects === this.#enacted && this.#begun && !this.#held && agrees(this.#truth, picture)) {
      return this.#dress(picture);
    }
    const held = this.#held;
    const stages = moving && this.#begun ? stagesOf(this.#truth, effects, distanceOn(picture)) : null;
    const end = stages?.at(-1)?.after;
    this.#held = null;
    this.#enacted = effects;
    this.#begun = true;
    if (!stages || !end || !agrees(end, picture)) {
      this.#truth = rearranged(this.#truth, picture);
      this.skip();
      return true;
    }
    this.#truth = dressed(end, picture);
    const seen = held ? stages.findLastIndex((stage) => sameStand(stage.after, held)) + 1 : 0;
    const run = (this.#run += 1);
    if (seen > 0 && this.stage) await this.#over();
    for (const stage of stages.slice(seen)) {
      if (run !== this.#run) return false;
      await this.#play(stage);
    }
    if (run !== this.#run) return false;
    this.#rest(this.#truth);
    return true;
  }

  /** While a gesture is being made its piece is already where it was put: led there, or dropped. */
  hold(preview: Picture, made: Gesture, moving: boolean): void {
    if (made.length < 2) {
      const put = this.#held;
      this.#held = null;
      if (put) this.skip();
      return;
    }
    const before = this.#held ?? this.#truth;
    const after = rearranged(before, preview, lastStep(made));
    if (this.#held && sameStand(before, after)) return;
    this.#held = after;
    const stage = changeOf(before, after);
    const run = (this.#run += 1);
    if (!moving || stage.acts.length === 0) this.#rest(after);
    else void this.#play(stage).then(() => run === this.#run && this.#rest(after));
  }

  /** Everything is at once where it is, or was put. */
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
