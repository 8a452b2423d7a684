import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeSelectionToggle() {
  const [text, setText] = useState('Add a plant.');

  return (
    <div>
      <SimpleTreeView
        aria-label="Plants"
        multiSelect
        checkboxSelection
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setText(`${isSelected ? 'Added' : 'Removed'} ${itemId}`)
        }
      >
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
