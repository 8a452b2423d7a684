import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const chapters = [
  { id: 'intro', label: 'Introduction' },
  { id: 'setup', label: 'Setup' },
  { id: 'usage', label: 'Usage' },
];

export default function OrderingSave() {
  const apiRef = useRichTreeViewProApiRef();
  const [order, setOrder] = useState('intro, setup, usage');

  const save = () => {
    const tree = apiRef.current?.getItemTree() ?? [];
    setOrder(tree.map((item) => item.id).join(', '));
  };

  return (
    <div>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Chapters"
        items={chapters}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => !newPosition.parentId}
        onItemPositionChange={save}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Saved: {order}
      </Typography>
    </div>
  );
}
