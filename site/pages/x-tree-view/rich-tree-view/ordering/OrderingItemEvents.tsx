import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingItemEvents() {
  const [lines, setLines] = useState(['Click an item, or drag it.']);

  const add = (line: string) =>
    setLines((current) => [line, ...current].slice(0, 3));

  return (
    <div style={{ minHeight: 180 }}>
      <RichTreeViewPro
        id="departments-to-order"
        aria-label="Museum"
        items={museum}
        itemsReordering
        onItemClick={(_event, itemId) => add(`Click: ${itemId}`)}
        onItemFocus={(_event, itemId) => add(`Focus: ${itemId}`)}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          add(`${isSelected ? 'Selected' : 'Deselected'}: ${itemId}`)
        }
        onItemPositionChange={({ itemId }) => add(`Moved: ${itemId}`)}
      />
      <Typography sx={{ mt: 1, px: 1 }}>{lines.join('. ')}</Typography>
    </div>
  );
}
