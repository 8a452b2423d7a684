import { useState } from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

const images = ['logo', 'banner'];

export default function RichTreeControlledSelection() {
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <div>
      <Button onClick={() => setSelected(images)}>Select images</Button>
      <Button disabled={selected.length === 0} onClick={() => setSelected([])}>
        Clear
      </Button>
      <RichTreeView
        aria-label="Shared files"
        items={files}
        multiSelect
        defaultExpandedItems={['images']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </div>
  );
}
