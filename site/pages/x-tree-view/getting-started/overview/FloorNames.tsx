import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const floors = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'g1', label: 'Room 1' },
      { id: 'g2', label: 'Room 2' },
    ],
  },
];

export default function FloorNames() {
  const apiRef = useRichTreeViewApiRef();
  const [focused, setFocused] = useState('g1');
  const isRoom = focused !== 'ground';

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Rooms"
        items={floors}
        defaultExpandedItems={['ground']}
        isItemEditable={(item) => item.id !== 'ground'}
        itemChildrenIndentation={24}
        onItemFocus={(_event, id) => setFocused(id)}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Room name' } } },
        }}
      />
      <Button
        disabled={!isRoom}
        onClick={() => apiRef.current?.setEditedItem(focused)}
      >
        Rename
      </Button>
    </Box>
  );
}
