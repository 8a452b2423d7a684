import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  bold: 'Makes text heavier.',
  italic: 'Slants text.',
  code: 'Sets text in a fixed-width font.',
};

export default function SimpleTreeFocusEvent() {
  const [focused, setFocused] = useState('');

  return (
    <div>
      <SimpleTreeView
        aria-label="Formats"
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="bold" label="Bold" />
        <TreeItem itemId="italic" label="Italic" />
        <TreeItem itemId="code" label="Code" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {hints[focused] ?? 'Move through the formats.'}
      </Typography>
    </div>
  );
}
