import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const texts = {
  basil: 'Water every day, in the morning.',
  thyme: 'Water once a week.',
  ferns: 'Keep in the shade.',
};

export default function SimpleTreeControlledSelection() {
  const [selected, setSelected] = useState<string | null>('thyme');

  return (
    <div>
      <SimpleTreeView
        aria-label="Plants"
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
        <TreeItem itemId="ferns" label="Ferns" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {texts[selected as keyof typeof texts]}
      </Typography>
    </div>
  );
}
