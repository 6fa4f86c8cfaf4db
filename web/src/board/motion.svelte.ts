// Motion: pieces travel from picture to picture, through the squares of the action.

import type { Picture } from '../protocol/messages';
import { following, type Gesture } from './choosing';
import { rearranged, type Placed } from './placing';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const lastStep = (path: Gesture): string[] => path.slice(-2).map((one) => one.square);

export class Motion {
  placed = $state.raw<readonly Placed[]>([]);
  #drawn: Picture | null = null;
  #walk = 0;

  /** Shows a picture, by way of the stages of the gesture that led to it, but for those `seen`. */
  async travel(
    target: Picture,
    gesture: Gesture,
    seen: Gesture,
    preview: (picture: Picture, made: Gesture) => Picture,
    length: number, // milliseconds a stage
  ): Promise<void> {
    this.#walk += 1;
    const walk = this.#walk;
    const before = this.#drawn;
    this.#drawn = target;
    for (let done = 2; before && length > 0 && done < gesture.length; done += 1) {
      const part = gesture.slice(0, done);
      if (following([{ action: '', gesture: seen }], part).length > 0) continue;
      this.placed = rearranged(this.placed, preview(before, part), lastStep(part));
      await pause(length);
      if (this.#walk !== walk) return;
    }
    this.placed = rearranged(this.placed, target, lastStep(gesture));
  }

  /** While a gesture is being made its piece is already where it was put. */
  hold(stage: Picture, made: Gesture): void {
    if (made.length > 1) this.placed = rearranged(this.placed, stage, lastStep(made));
    else if (stage === this.#drawn) this.placed = rearranged(this.placed, stage);
  }
}
