import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeDeselect() {
  const [selected, setSelected] = useState<string | null>('clocks');

  return (
    <div style={{ minHeight: 196 }}>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        defaultExpandedItems={['science']}
        expansionTrigger="iconContainer"
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) =>
          setSelected(itemId === selected ? null : itemId)
        }
      />
    </div>
  );
}
