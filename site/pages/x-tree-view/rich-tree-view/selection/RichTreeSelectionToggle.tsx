import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSelectionToggle() {
  const [text, setText] = useState('Select a department.');

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        multiSelect
        defaultExpandedItems={['antiquity']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setText(`${itemId}: ${isSelected ? 'selected' : 'deselected'}`)
        }
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
