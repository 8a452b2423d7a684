import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

export default function LazyLoadingRefresh() {
  const apiRef = useRichTreeViewProApiRef();
  const [requests, setRequests] = useState(0);
  const [source] = useState(() =>
    createTreeSource({ log: () => setRequests((count) => count + 1) }),
  );

  return (
    <div style={{ minHeight: 330 }}>
      <Button onClick={() => apiRef.current?.updateItemChildren('documents')}>
        Reload Documents
      </Button>
      <Typography component="span">Requests: {requests}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Files"
        items={[]}
        dataSource={source}
        defaultExpandedItems={['documents']}
      />
    </div>
  );
}
