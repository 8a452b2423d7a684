import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeExpansionToggle() {
  const [text, setText] = useState('Open a department.');

  return (
    <div style={{ minHeight: 232 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        {text}
      </Typography>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setText(`${itemId}: ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
    </div>
  );
}
