import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function TreeMultiSelectKeys() {
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        multiSelect
        defaultExpandedItems={['antiquity']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {selected.length} selected
      </Typography>
    </div>
  );
}
