import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();

export default function LazyLoadingTree() {
  return (
    <div style={{ minHeight: 290 }}>
      <RichTreeViewPro aria-label="Files" items={[]} dataSource={source} />
    </div>
  );
}
