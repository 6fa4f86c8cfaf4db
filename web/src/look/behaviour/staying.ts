// A button often disappears when it is pressed. Keyboard users then keep their place and need not
// start at the top of the page.

const REACHED = 'a[href], button, input, select, textarea';
const TOO_LARGE = 'main, aside, ul, form'; // their first button has nothing to do with the one that went

/** An attachment: hands the focus on from what vanishes within a box to what is left beside it. */
export function staying(box: HTMLElement): () => void {
  let last: Element | null = null;
  let around: HTMLElement[] = []; // what it stands in, the nearest first, up to the box

  function come({ target }: FocusEvent): void {
    last = target instanceof Element ? target : null;
    around = [];
    for (let one = last?.parentElement; one && box.contains(one); one = one.parentElement) around.push(one);
  }

  /** If something else was touched, the focus stays there. */
  function touch({ target }: PointerEvent): void {
    if (target instanceof Node && !last?.contains(target)) last = null;
  }

  function look(): void {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    for (const one of around.filter((place) => place.isConnected)) {
      if (one.matches(TOO_LARGE)) {
        one.tabIndex = -1;
        one.focus({ preventScroll: true });
        return;
      }
      const left = [...one.querySelectorAll<HTMLElement>(REACHED)].filter(
        (next) => !next.matches(':disabled'),
      );
      const next = left.find((element) => element.matches('[data-stay]')) ?? left[0];
      next?.focus({ preventScroll: true });
      if (next) return;
    }
  }

  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true });
  box.addEventListener('focusin', come);
  addEventListener('pointerdown', touch);
  return () => {
    changes.disconnect();
    box.removeEventListener('focusin', come);
    removeEventListener('pointerdown', touch);
  };
}
