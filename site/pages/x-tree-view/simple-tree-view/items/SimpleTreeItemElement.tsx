import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeItemElement() {
  const apiRef = useSimpleTreeViewApiRef();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const explain = () =>
    setAnchor(apiRef.current?.getItemDOMElement('roles') ?? null);

  return (
    <div>
      <SimpleTreeView apiRef={apiRef} aria-label="Settings">
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="roles" label="Roles" />
      </SimpleTreeView>
      <Button onClick={explain}>What are roles?</Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={() => setAnchor(null)}
      >
        <Typography sx={{ p: 2 }}>Roles say who may do what.</Typography>
      </Popover>
    </div>
  );
}
