import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeItemTree() {
  const apiRef = useRichTreeViewApiRef<Department>();
  const [text, setText] = useState('Not read yet.');

  const read = () => {
    const tree = apiRef.current?.getItemTree() ?? [];
    setText(
      tree.map((item) => `${item.label}: ${item.children?.length}`).join(', '),
    );
  };

  return (
    <div>
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
      <Button onClick={read}>Read tree</Button>
      <Typography role="status" sx={{ px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
