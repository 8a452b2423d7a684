import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();
const propagation = { descendants: true, parents: true };

export default function LazyLoadingSelection() {
  return (
    <div style={{ minHeight: 290 }}>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
      />
    </div>
  );
}
