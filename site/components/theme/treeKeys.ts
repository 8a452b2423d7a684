import { groupsAround, type ThemeNode } from './themeTree';

/** A tree as a reader sees it. */
export interface ShownTree {
  readonly nodes: readonly ThemeNode[];
  readonly isOpen: (path: string) => boolean;
}

/** What a key does: moves the focus, or opens and closes groups. */
export interface KeyStep {
  readonly focus?: string | undefined;
  readonly open?: readonly string[];
  readonly close?: readonly string[];
}

/** The nodes that can be seen, in their order. */
export function seen({ nodes, isOpen }: ShownTree): readonly ThemeNode[] {
  return nodes.flatMap((node) =>
    isOpen(node.path) ? [node, ...seen({ nodes: node.children, isOpen })] : [node],
  );
}

/**
 * What a key does at a node, as the ARIA Authoring Practices have it for trees; nothing for keys
 * that are not the tree's. `inwards` is the arrow that points to what is in a group.
 */
export function stepOf(
  key: string,
  path: string,
  tree: ShownTree,
  inwards: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight',
): KeyStep | null {
  const all = seen(tree);
  const at = all.findIndex((node) => node.path === path);
  const node = all[at];
  if (node === undefined) return null;
  const outwards = inwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown') return { focus: all[at + 1]?.path };
  if (key === 'ArrowUp') return { focus: all[at - 1]?.path };
  if (key === 'Home') return { focus: all[0]?.path };
  if (key === 'End') return { focus: all.at(-1)?.path };
  if (key === inwards) return goIn(node, tree);
  if (key === outwards) return goOut(node, tree);
  if (key === '*') return { open: siblings(node, all).filter(isGroup).map(pathOf) };
  return isLetter(key) ? { focus: nextWith(key, at, all)?.path } : null;
}

function goIn(node: ThemeNode, { isOpen }: ShownTree): KeyStep {
  if (!isGroup(node)) return {};
  return isOpen(node.path) ? { focus: node.children[0]?.path } : { open: [node.path] };
}

function goOut(node: ThemeNode, { isOpen }: ShownTree): KeyStep {
  if (isGroup(node) && isOpen(node.path)) return { close: [node.path] };
  return { focus: groupsAround(node.path).at(-1) };
}

function siblings(node: ThemeNode, all: readonly ThemeNode[]): readonly ThemeNode[] {
  const around = groupsAround(node.path).at(-1);
  return all.filter(({ path }) => groupsAround(path).at(-1) === around);
}

function nextWith(key: string, at: number, all: readonly ThemeNode[]): ThemeNode | undefined {
  const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return order.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase()));
}

const isLetter = (key: string) => /^[\p{L}\p{N}]$/u.test(key);
const isGroup = (node: ThemeNode) => node.children.length > 0;
const pathOf = (node: ThemeNode) => node.path;
