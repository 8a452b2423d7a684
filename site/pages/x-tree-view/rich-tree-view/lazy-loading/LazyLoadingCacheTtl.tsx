import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const cache = new DataSourceCacheDefault({ ttl: 5_000 });

export default function LazyLoadingCacheTtl() {
  const [requests, setRequests] = useState(0);
  const [source] = useState(() =>
    createTreeSource({ log: () => setRequests((count) => count + 1) }),
  );

  return (
    <div style={{ minHeight: 322 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        Requests: {requests}
      </Typography>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        dataSourceCache={cache}
      />
    </div>
  );
}
