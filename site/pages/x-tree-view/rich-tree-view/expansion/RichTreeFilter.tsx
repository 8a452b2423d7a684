import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function RichTreeFilter() {
  const [query, setQuery] = useState('pdf');
  const [expanded, setExpanded] = useState<string[]>([]);
  const items = useMemo(() => filter(files, query), [query]);
  const open = useMemo(() => branches(items), [items]);

  return (
    <Box sx={{ minHeight: 300 }}>
      <TextField
        fullWidth
        size="small"
        label="Filter files"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      <RichTreeView
        aria-label="Shared files"
        items={items}
        expandedItems={query === '' ? expanded : open}
        onExpandedItemsChange={(_event, itemIds) => {
          if (query === '') setExpanded(itemIds);
        }}
      />
    </Box>
  );
}

/** The items with the text in their label, and their parents. */
function filter(items: readonly FileItem[], query: string): FileItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query.toLowerCase())) return [item];
    const children = filter(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

function branches(items: readonly FileItem[]): string[] {
  return items.flatMap(({ id, children }) =>
    children ? [id, ...branches(children)] : [],
  );
}
