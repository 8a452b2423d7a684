import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeItemClick() {
  const [last, setLast] = useState('none yet');

  return (
    <div>
      <RichTreeView
        aria-label="Shared files"
        items={files}
        onItemClick={(_event, itemId) => setLast(itemId)}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Last clicked item: {last}
      </Typography>
    </div>
  );
}
