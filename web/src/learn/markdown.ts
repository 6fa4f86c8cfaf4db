// The little Markdown that rule books are written in: headings, paragraphs, lists, tables, and
// **bold**, *italic* and `code` within a line. Gives values, never markup, so nothing can slip in.

export interface TextRun {
  readonly text: string;
  readonly style: 'plain' | 'bold' | 'italic' | 'code';
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly (readonly TextRun[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly TextRun[])[])[] };

const STYLED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const HEADING = /^(#{1,4}) (.*)$/;
const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;
const RULER = /^\|[-| :]+\|$/;

/** A line cut into runs of one style. */
export function runs(line: string): TextRun[] {
  const found: TextRun[] = [];
  let at = 0;
  for (const match of line.matchAll(STYLED)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index), style: 'plain' });
    const [whole, bold, italic, code] = match;
    if (bold !== undefined) found.push({ text: bold, style: 'bold' });
    else if (italic !== undefined) found.push({ text: italic, style: 'italic' });
    else found.push({ text: code ?? '', style: 'code' });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ text: line.slice(at), style: 'plain' });
  return found;
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(part: string): Block[] {
  const lines = part.split('\n');
  const heading = HEADING.exec(lines[0] ?? '');
  if (heading) {
    const first: Block = {
      kind: 'heading',
      level: heading[1]?.length ?? 1,
      runs: runs(heading[2] ?? ''),
    };
    const rest = lines.slice(1).join('\n').trim();
    return rest ? [first, ...block(rest)] : [first];
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines
      .filter((line) => !RULER.test(line.trim()))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => runs(cell.trim())),
      );
    return [{ kind: 'table', rows }];
  }
  if (ITEM.test(lines[0] ?? '')) return [list(lines)];
  const before = lines.findIndex((line) => ITEM.test(line));
  if (before > 0) return [...block(lines.slice(0, before).join('\n')), list(lines.slice(before))];
  return [{ kind: 'paragraph', runs: runs(lines.join(' ')) }];
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const numbered = ITEM.exec(lines[0] ?? '')?.[1] !== undefined;
  return { kind: 'list', numbered, items: items.map(runs) };
}
