import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function RichTreeItemRelatives() {
  const apiRef = useRichTreeViewApiRef<FileItem>();
  const [text, setText] = useState('Focus an item.');

  return (
    <div>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Shared files"
        items={files}
        defaultExpandedItems={['documents']}
        onItemFocus={(_event, itemId) => {
          const parent = apiRef.current?.getParentId(itemId);
          const children = apiRef.current?.getItemOrderedChildrenIds(itemId);
          setText(`Parent: ${parent ?? 'none'}. Children: ${children?.length}`);
        }}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
