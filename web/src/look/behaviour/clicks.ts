// A click means what was under the finger when it came down. A touch is told twice: first as a
// pointer that goes up, then as a click on whatever lies there by now. What appeared in between (a
// choice, a question, a button that moved up) was never touched. The second half of a double click
// means nothing new either: it may go to the control that had the first half, and to no other.

const CONTROLS = 'a, button, input, select, textarea, summary, [role], [tabindex]';
const REACH_PX = 12; // a fingertip touches what is this near as well
const DOUBLE_MS = 350;
const DOUBLE_PX = 24;

interface Click {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(CONTROLS);
}

function controlsNear(x: number, y: number): Set<Element | null> {
  const around = [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  return new Set(
    around.map(([across, down]) =>
      controlOf(document.elementFromPoint(x + across * REACH_PX, y + down * REACH_PX)),
    ),
  );
}

function isNear(click: Click, x: number, y: number): boolean {
  return Math.hypot(x - click.x, y - click.y) < DOUBLE_PX;
}

/** Stops clicks that the person did not mean. */
export function guardClicks(): void {
  let pressed: Set<Element | null> | null = null;
  let last: Click | null = null;

  const press = ({ target, clientX, clientY }: PointerEvent): void => {
    pressed = controlsNear(clientX, clientY).add(controlOf(target));
    if (last && !isNear(last, clientX, clientY)) last = null;
  };

  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by keys, or by a program
    const control = controlOf(event.target);
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const appeared = control !== null && pressed !== null && !pressed.has(control);
    const doubled =
      last !== null && last.control !== control && time - last.time < DOUBLE_MS && isNear(last, x, y);
    pressed = null;
    if (appeared || doubled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = { time, x, y, control };
  };

  addEventListener('pointerdown', press, { capture: true });
  addEventListener('click', click, { capture: true });
}
