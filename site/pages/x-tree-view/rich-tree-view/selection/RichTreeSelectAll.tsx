import { useState } from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSelectAll() {
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <div style={{ minHeight: 248 }}>
      <Button onClick={() => setSelected(allIds(museum))}>Select all</Button>
      <Button onClick={() => setSelected([])}>Clear selection</Button>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['science']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </div>
  );
}

function allIds(items: Department[]): string[] {
  return items.flatMap((item) => [item.id, ...allIds(item.children ?? [])]);
}
