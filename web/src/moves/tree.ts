// A tree of variations: what was played, and what else could have been. Its first node is where
// it begins; the first child of a node goes on with the main line.

export interface Node {
  readonly parent: number;
  readonly action: string; // that led here; '' at the beginning
  readonly children: readonly number[];
}

export type Tree = readonly Node[];

export const ROOT = 0;

export function treeOf(actions: readonly string[] = []): Tree {
  let tree: Tree = [{ parent: -1, action: '', children: [] }];
  for (const action of actions) tree = grown(tree, tree.length - 1, action).tree;
  return tree;
}

/** The tree with an action played at a node, and where that leads; it may be there already. */
export function grown(tree: Tree, at: number, action: string): { tree: Tree; to: number } {
  const known = tree[at]?.children.find((child) => tree[child]?.action === action);
  if (known !== undefined) return { tree, to: known };
  const to = tree.length;
  const nodes = tree.map((node, index) =>
    index === at ? { ...node, children: [...node.children, to] } : node,
  );
  return { tree: [...nodes, { parent: at, action, children: [] }], to };
}

/** The actions from the beginning to a node. */
export function pathTo(tree: Tree, at: number): string[] {
  const path: string[] = [];
  for (let node = tree[at]; node && node.parent >= 0; node = tree[node.parent]) path.unshift(node.action);
  return path;
}

/** The tree without a node and everything after it; where its parent then is. */
export function pruned(tree: Tree, at: number): { tree: Tree; to: number } {
  const gone = new Set<number>();
  const collect = (index: number): void => {
    gone.add(index);
    tree[index]?.children.forEach(collect);
  };
  collect(at);
  const places = new Map<number, number>();
  tree.forEach((_, index) => {
    if (!gone.has(index)) places.set(index, places.size);
  });
  const moved = (index: number): number => places.get(index) ?? -1;
  const kept = tree.flatMap((node, index) =>
    gone.has(index)
      ? []
      : [
          {
            ...node,
            parent: moved(node.parent),
            children: node.children.filter((child) => !gone.has(child)).map(moved),
          },
        ],
  );
  return { tree: kept, to: moved(tree[at]?.parent ?? ROOT) };
}

/** A stretch of moves without a side way; `depth` says how many side ways led to it. */
export interface Stretch {
  readonly depth: number;
  readonly first: number; // how many actions were played before it
  readonly nodes: readonly number[];
}

/** The tree in reading order: the main line, then each of its side ways. */
export function stretches(tree: Tree): Stretch[] {
  const found: Stretch[] = [];
  const walk = (start: number | undefined, depth: number, first: number): void => {
    if (start === undefined) return;
    const nodes: number[] = [];
    const variations: [number, number][] = [];
    for (let at: number | undefined = start; at !== undefined;) {
      nodes.push(at);
      const [next, ...others]: readonly number[] = tree[at]?.children ?? [];
      for (const other of others) variations.push([other, first + nodes.length]);
      at = next;
    }
    found.push({ depth, first, nodes });
    for (const [other, before] of variations) walk(other, depth + 1, before);
  };
  const [main, ...others] = tree[ROOT]?.children ?? [];
  walk(main, 0, 0);
  for (const other of others) walk(other, 1, 0);
  return found;
}

/** As it is written into a link: each node by its parent's number and its action. */
export function written(tree: Tree): string {
  return tree
    .slice(1)
    .map((node) => `${node.parent}.${node.action}`)
    .join(';');
}

/** The way back; what makes no sense is left out. */
export function readTree(text: string): Tree {
  let tree = treeOf();
  for (const part of text.split(';')) {
    const [, parent = '', action = ''] = /^(\d+)\.(.+)$/.exec(part) ?? [];
    if (action && Number(parent) < tree.length) tree = grown(tree, Number(parent), action).tree;
  }
  return tree;
}
