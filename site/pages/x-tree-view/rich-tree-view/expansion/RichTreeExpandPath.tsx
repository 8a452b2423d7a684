import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeExpandPath() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = useState<string | null>(null);

  const reveal = (itemId: string) => {
    let parent = apiRef.current?.getParentId(itemId);
    while (parent) {
      apiRef.current?.setItemExpansion({
        itemId: parent,
        shouldBeExpanded: true,
      });
      parent = apiRef.current?.getParentId(parent);
    }
    setSelected(itemId);
  };

  return (
    <div style={{ minHeight: 326 }}>
      <Button onClick={() => reveal('supplier')}>Show Supplier.pdf</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Shared files"
        items={files}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </div>
  );
}
