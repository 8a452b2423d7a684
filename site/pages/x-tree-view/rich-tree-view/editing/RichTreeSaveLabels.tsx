import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSaveLabels() {
  const [items, setItems] = useState(museum);

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setItems((current) => rename(current, itemId, label))
        }
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
        }}
      />
      <Typography sx={{ mt: 1, px: 1 }}>
        {items.map((item) => item.label).join(', ')}
      </Typography>
    </div>
  );
}

function rename(items: Department[], id: string, label: string): Department[] {
  return items.map((item) =>
    item.id === id
      ? { ...item, label }
      : {
          ...item,
          children: item.children && rename(item.children, id, label),
        },
  );
}
