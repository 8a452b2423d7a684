import { useState } from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

export default function LazyLoadingEditing() {
  const [source] = useState(createTreeSource);
  const [cache] = useState(() => new DataSourceCacheDefault({}));

  return (
    <div style={{ minHeight: 290 }}>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={(itemId, label) => {
          source.rename(itemId, label);
          cache.clear();
        }}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'File name' } } },
        }}
      />
    </div>
  );
}
