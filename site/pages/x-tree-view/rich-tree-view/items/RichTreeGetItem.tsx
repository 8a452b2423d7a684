import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function RichTreeGetItem() {
  const apiRef = useRichTreeViewApiRef<FileItem>();
  const [file, setFile] = useState<FileItem>();

  return (
    <div>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Shared files"
        items={files}
        defaultExpandedItems={['images']}
        onItemClick={(_event, itemId) =>
          setFile(apiRef.current?.getItem(itemId))
        }
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {file ? `${file.label}: ${file.size ?? 0} kB` : 'Click a file.'}
      </Typography>
    </div>
  );
}
