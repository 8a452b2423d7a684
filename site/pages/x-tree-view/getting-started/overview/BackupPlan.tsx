import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'photos-2024', label: '2024' },
      { id: 'photos-2025', label: '2025' },
    ],
  },
  {
    id: 'office',
    label: 'Office',
    children: [
      { id: 'contracts', label: 'Contracts' },
      { id: 'letters', label: 'Letters' },
      { id: 'system', label: 'System files', locked: true },
    ],
  },
];

const parents = folders.map(({ id }) => id);

export default function BackupPlan() {
  const [chosen, setChosen] = useState(['photos-2025', 'contracts']);
  const count = chosen.filter((id) => !parents.includes(id)).length;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Folders to back up"
        items={folders}
        defaultExpandedItems={parents}
        isItemDisabled={(item) => 'locked' in item}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => setChosen(ids)}
      />
      <Typography role="status" sx={{ mt: 2, px: 1 }}>
        {count} of 4 folders will be saved tonight.
      </Typography>
    </Box>
  );
}
