import { useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource({ delay: 1500 });

export default function LazyLoadingSkeleton() {
  const [loaded, setLoaded] = useState(false);

  return (
    <div style={{ minHeight: 290 }}>
      {!loaded && <LinearProgress aria-label="Loading files" />}
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        onItemsLazyLoaded={() => setLoaded(true)}
      />
    </div>
  );
}
