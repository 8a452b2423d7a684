import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeAnimationTime() {
  return (
    <div style={{ minHeight: 196 }}>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        slotProps={{
          item: { slotProps: { groupTransition: { timeout: 0 } } },
        }}
      />
    </div>
  );
}
