import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const walks = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'lighthouse', label: 'Lighthouse loop', hours: 2 },
      { id: 'seven-bays', label: 'Seven bays', hours: 6 },
    ],
  },
  {
    id: 'hills',
    label: 'Hills',
    children: [
      { id: 'quarry', label: 'Old quarry', hours: 3 },
      { id: 'ridge', label: 'Ridge path', hours: 5 },
    ],
  },
];

export default function GuideBook() {
  const [chosen, setChosen] = useState<string | null>('lighthouse');
  const walk = walks
    .flatMap((region) => region.children)
    .find(({ id }) => id === chosen);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Walks"
        items={walks}
        defaultExpandedItems={['coast']}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, id) => setChosen(id)}
      />
      <Typography role="status" sx={{ mt: 2, px: 1 }}>
        {walk ? `${walk.label}: ${walk.hours} hours` : 'Choose a walk.'}
      </Typography>
    </Box>
  );
}
