import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SelectedField } from './SelectedField';
import { ThemeTools } from './ThemeTools';
import { flat, matching, type ThemeNode } from './themeTree';
import { TreeItems } from './TreeItems';
import { stepOf } from './treeKeys';
import { useOpenGroups } from './useOpenGroups';
import { type ThemeQuery, useQuery } from './useQuery';
import '../ThemeViewer.css';

interface ThemeOutlineProps {
  /** The theme of a scheme; the same function as long as it answers the same. */
  readonly themeIn: (scheme: ThemeQuery['scheme']) => readonly ThemeNode[];
  /** What code reads those fields from that are variables, where that is not the theme itself. */
  readonly variables?: string | undefined;
}

/** A theme as a tree with a search, each field with a link. */
export function ThemeOutline({ themeIn, variables }: ThemeOutlineProps) {
  const [query, setQuery] = useQuery();
  const { isOpen, setOpen, reset } = useOpenGroups(query);
  const [focused, setFocused] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  const arrived = useRef(false);

  const all = useMemo(() => themeIn(query.scheme), [themeIn, query.scheme]);
  const nodes = useMemo(() => matching(all, query.search), [all, query.search]);
  const shown = flat(nodes);
  const at = (path: string) => shown.find((node) => node.path === path);
  const selected = at(query.path);
  const current = at(focused) ?? selected ?? shown[0];
  const leaves = shown.filter((node) => !isGroup(node)).length;

  // A link to a field shows it; a click on one does not move the page.
  useEffect(() => {
    if (arrived.current || query.path === '') return;
    arrived.current = true;
    itemAt(tree.current, query.path)?.scrollIntoView({ block: 'center' });
  }, [query.path]);

  const choose = (node: ThemeNode) => {
    arrived.current = true;
    setFocused(node.path);
    setQuery({ path: node.path });
    if (isGroup(node)) setOpen([node.path], !isOpen(node.path));
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(current);
      return;
    }
    const step = stepOf(event.key, current.path, { nodes, isOpen }, inwards());
    if (step === null) return;
    event.preventDefault();
    setOpen(step.open ?? [], true);
    setOpen(step.close ?? [], false);
    if (step.focus !== undefined) itemAt(tree.current, step.focus)?.focus();
  };

  return (
    <div className="theme-viewer">
      <ThemeTools
        query={query}
        found={query.search.trim() === '' ? null : leaves}
        onSearch={(search) => {
          reset();
          setQuery({ search });
        }}
        onScheme={(scheme) => setQuery({ scheme })}
        onOpenAll={(open) => setOpen(flat(all).filter(isGroup).map(pathOf), open)}
      />
      <SelectedField node={selected} variables={variables} />
      {nodes.length > 0 && (
        <ul
          className="theme-tree"
          role="tree"
          aria-label="Theme"
          ref={tree}
          onKeyDown={handleKey}
          onFocus={({ target }) => setFocused(target.dataset.path ?? '')}
        >
          <TreeItems
            nodes={nodes}
            level={1}
            isOpen={isOpen}
            current={current?.path ?? ''}
            selected={query.path}
            onChoose={choose}
          />
        </ul>
      )}
    </div>
  );
}

const isGroup = ({ children }: ThemeNode) => children.length > 0;
const pathOf = ({ path }: ThemeNode) => path;

/** The arrow that points to what is in a group. */
function inwards(): 'ArrowLeft' | 'ArrowRight' {
  return document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}

function itemAt(tree: HTMLElement | null, path: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? null;
}
