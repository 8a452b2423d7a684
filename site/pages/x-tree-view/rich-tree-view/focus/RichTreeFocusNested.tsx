import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeFocusNested() {
  const apiRef = useRichTreeViewApiRef();

  const focusEgypt = () => {
    flushSync(() => {
      apiRef.current?.setItemExpansion({
        itemId: 'antiquity',
        shouldBeExpanded: true,
      });
    });
    apiRef.current?.focusItem(null, 'egypt');
  };

  return (
    <div style={{ minHeight: 232 }}>
      <Button onClick={focusEgypt}>Open Antiquity and focus Egypt</Button>
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
    </div>
  );
}
