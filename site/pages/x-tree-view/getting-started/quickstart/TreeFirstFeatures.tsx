import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

const propagation = { descendants: true, parents: true };

export default function TreeFirstFeatures() {
  const [selected, setSelected] = useState<string[]>(['clocks']);

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['science']}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </div>
  );
}
