import type { KeyboardEvent } from 'react';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

const itemProps = {
  onKeyDown: (event: KeyboardEvent & TreeViewCancellableEvent) => {
    if (event.key === '*') event.defaultMuiPrevented = true;
  },
};

export default function TreePreventKey() {
  return (
    <RichTreeView
      aria-label="Museum, without the asterisk key"
      items={museum}
      slotProps={{ item: itemProps }}
    />
  );
}
