import type { ThemeNode } from './themeTree';

interface TreeItemsProps {
  readonly nodes: readonly ThemeNode[];
  readonly level: number;
  readonly isOpen: (path: string) => boolean;
  /** The one item that takes the focus with the Tab key. */
  readonly current: string;
  readonly selected: string;
  readonly onChoose: (node: ThemeNode) => void;
}

/** Groups are there while they are closed: without a script all of them are shown open. */
export function TreeItems({ nodes, level, ...shared }: TreeItemsProps) {
  const { isOpen, current, selected, onChoose } = shared;
  return nodes.map((node) => {
    const isGroup = node.children.length > 0;
    return (
      <li
        key={node.path}
        role="treeitem"
        aria-level={level}
        aria-expanded={isGroup ? isOpen(node.path) : undefined}
        aria-selected={node.path === selected}
        aria-labelledby={idOf(node)}
        tabIndex={node.path === current ? 0 : -1}
        data-path={node.path}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(node);
        }}
      >
        <span className="theme-row" id={idOf(node)}>
          <span className="theme-name">{node.name}</span>{' '}
          {node.color !== null && (
            <span className="theme-swatch" style={{ background: node.color }} />
          )}
          <span className="theme-value" data-group={isGroup ? '' : undefined}>
            {node.value}
          </span>
        </span>
        {isGroup && (
          <ul role="group" hidden={!isOpen(node.path)}>
            <TreeItems nodes={node.children} level={level + 1} {...shared} />
          </ul>
        )}
      </li>
    );
  });
}

/** Paths hold media queries, ids no spaces. */
function idOf({ path }: ThemeNode): string {
  return `theme-${encodeURIComponent(path)}`;
}
