// A list that scrolls fades where more of it is out of sight, so that nobody takes a line that is cut
// for the end. The look of it is in layout.css (`.fades`).

type Edge = 'above' | 'below' | 'before' | 'after';

function edges(box: HTMLElement): Edge[] {
  const { scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth } = box;
  const out: Record<Edge, boolean> = {
    above: scrollTop > 1,
    below: scrollTop + clientHeight < scrollHeight - 1,
    before: scrollLeft > 1,
    after: scrollLeft + clientWidth < scrollWidth - 1,
  };
  return (Object.keys(out) as Edge[]).filter((edge) => out[edge]);
}

/** An attachment: keeps `data-more` of a box that scrolls true. */
export function fading(box: HTMLElement): () => void {
  const look = (): void => {
    const more = edges(box).join(' ');
    if (more) box.dataset.more = more;
    else delete box.dataset.more;
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    box.removeEventListener('scroll', look);
  };
}
