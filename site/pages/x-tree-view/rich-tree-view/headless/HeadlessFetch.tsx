import { useMemo, useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';
import type { RemoteItem } from '../../../../families/x-tree-view/data/source';

interface Row {
  id: string;
  label: string;
  children?: Row[];
}
type Loaded = Readonly<Record<string, RemoteItem[] | undefined>>;

/** A branch without an answer yet gets a child that says so. */
function toRows(items: RemoteItem[], loaded: Loaded): Row[] {
  return items.map(({ id, label, childrenCount }) => {
    if (childrenCount === 0) return { id, label };
    const answer = loaded[id];
    const waiting = { id: `loading-${id}`, label: 'Loading…' };
    return { id, label, children: answer ? toRows(answer, loaded) : [waiting] };
  });
}

const firstLevel = [
  { id: 'documents', label: 'Documents', childrenCount: 3 },
  { id: 'images', label: 'Images', childrenCount: 2 },
  { id: 'readme', label: 'README.md', childrenCount: 0 },
];

export default function HeadlessFetch() {
  const [source] = useState(createTreeSource);
  const [loaded, setLoaded] = useState<Loaded>({});
  const items = useMemo(() => toRows(firstLevel, loaded), [loaded]);

  const load = async (id: string) => {
    const answer = await source.getTreeItems(id);
    setLoaded((earlier) => ({ ...earlier, [id]: answer }));
  };

  return (
    <div style={{ minHeight: 280 }}>
      <RichTreeView
        aria-label="Files"
        items={items}
        isItemDisabled={(item) => item.id.startsWith('loading-')}
        onItemExpansionToggle={(_event, id, isExpanded) => {
          if (isExpanded && !loaded[id]) void load(id);
        }}
      />
    </div>
  );
}
