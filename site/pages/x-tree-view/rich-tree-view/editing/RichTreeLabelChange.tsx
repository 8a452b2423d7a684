import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeLabelChange() {
  const [text, setText] = useState('Rename a department.');

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setText(`${itemId} is "${label}"`)
        }
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
        }}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
