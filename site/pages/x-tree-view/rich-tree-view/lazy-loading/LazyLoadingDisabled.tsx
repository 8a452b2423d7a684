import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';
import type { RemoteItem } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();
const isItemDisabled = (item: RemoteItem) => item.id === 'source';
const isFolder = (item: RemoteItem) => item.childrenCount > 0;

export default function LazyLoadingDisabled() {
  return (
    <div style={{ minHeight: 290 }}>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable
        isItemSelectionDisabled={isFolder}
        defaultSelectedItems="readme"
      />
    </div>
  );
}
