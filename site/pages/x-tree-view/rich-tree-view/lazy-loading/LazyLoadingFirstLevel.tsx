import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';
import type { RemoteItem } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();

const firstLevel: RemoteItem[] = [
  { id: 'documents', label: 'Documents', childrenCount: 3 },
  { id: 'images', label: 'Images', childrenCount: 2 },
  { id: 'readme', label: 'README.md', childrenCount: 0 },
];

export default function LazyLoadingFirstLevel() {
  return (
    <div style={{ minHeight: 226 }}>
      <RichTreeViewPro
        aria-label="Files"
        items={firstLevel}
        dataSource={source}
      />
    </div>
  );
}
