import { useState } from 'react';
import type { MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeContextMenu() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState({ itemId: '', left: 0, top: 0 });

  const show = (event: MouseEvent, itemId: string) => {
    event.preventDefault();
    event.stopPropagation();
    setTarget({ itemId, left: event.clientX, top: event.clientY });
    setOpen(true);
  };

  return (
    <div style={{ minHeight: 196 }}>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        defaultExpandedItems={['science']}
        slotProps={{
          item: ({ itemId }) => ({
            onContextMenu: (event: MouseEvent) => show(event, itemId),
          }),
        }}
      />
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={target}
      >
        <MenuItem onClick={() => setOpen(false)}>
          Copy the id “{target.itemId}”
        </MenuItem>
      </Menu>
    </div>
  );
}
