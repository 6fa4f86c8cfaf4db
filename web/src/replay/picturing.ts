// A board as a picture that stands alone: the drawing with its colours and fonts written into it.

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'color',
] as const;

const DISCS = 'Wuqi Discs';

/** The fonts of the discs with their data in them, so that a picture carries them along. */
async function discFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(DISCS),
  );
  return (await Promise.all(faces.map(carriedFace))).join('');
}

async function carriedFace(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1] ?? '';
  const answer = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const data = btoa(String.fromCharCode(...bytes));
  const range = face.style.getPropertyValue('unicode-range');
  const only = range ? `unicode-range:${range};` : '';
  return `@font-face{font-family:"${DISCS}";${only}src:url(data:font/woff2;base64,${data})}`;
}

/** The SVG text of a board as it is on the screen, on paper of its own. */
export async function svgText(board: SVGSVGElement): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [board.querySelectorAll('*'), copy.querySelectorAll('*')];
  originals.forEach((original, index) => {
    const target = copies[index];
    if (!(target instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) target.setAttribute(name, style.getPropertyValue(name));
    const shift = target.style.transform;
    target.removeAttribute('style');
    target.removeAttribute('class');
    const moved = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(shift);
    if (moved) target.setAttribute('transform', `translate(${moved[1]} ${moved[2]})`);
  });
  copy.querySelectorAll('[role=row], [data-how]').forEach((node) => node.remove());
  copy.removeAttribute('class');
  copy.removeAttribute('role');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [, , width = 0, height = 0] = (copy.getAttribute('viewBox') ?? '').split(' ').map(Number);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const [left = '0', top = '0'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  for (const [name, value] of Object.entries({ x: left, y: top, width, height })) {
    paper.setAttribute(name, String(value));
  }
  paper.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  copy.prepend(paper);
  if (copy.textContent?.match(/[\u4e00-\u9fff]/)) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = await discFonts();
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

/** An SVG text drawn on a canvas, so many pixels wide. */
export async function painted(svg: string, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Hands a file to the person. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
