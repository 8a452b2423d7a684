import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const server = createTreeSource({
  fails: (parentId, attempt) => parentId === 'documents' && attempt === 1,
});

export default function LazyLoadingError() {
  const [message, setMessage] = useState<string>();
  const [dataSource] = useState(() => ({
    ...server,
    getTreeItems: async (parentId?: string) => {
      setMessage(undefined);
      try {
        return await server.getTreeItems(parentId);
      } catch (error) {
        setMessage('Documents could not be loaded. Open it again to retry.');
        throw error;
      }
    },
  }));

  return (
    <div style={{ minHeight: 300 }}>
      <RichTreeViewPro aria-label="Files" items={[]} dataSource={dataSource} />
      {message && <Alert severity="error">{message}</Alert>}
    </div>
  );
}
