import type { KeyboardEvent } from 'react';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeEditF2() {
  const apiRef = useRichTreeViewApiRef();

  const handleKeyDown = (event: KeyboardEvent, itemId: string) => {
    if (event.key !== 'F2' || event.target !== event.currentTarget) return;
    apiRef.current?.setEditedItem(itemId);
  };

  return (
    <RichTreeView
      apiRef={apiRef}
      aria-label="Shared files, F2 renames"
      items={files}
      isItemEditable
      slotProps={{
        item: ({ itemId }) => ({
          onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, itemId),
          slotProps: { labelInput: { 'aria-label': 'File name' } },
        }),
      }}
    />
  );
}
