import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeSetItemExpansion() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <div style={{ minHeight: 140 }}>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemExpansion({ event, itemId: 'guides' })
        }
      >
        Switch Guides
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Handbook">
        <TreeItem itemId="start" label="Getting started" />
        <TreeItem itemId="guides" label="Guides">
          <TreeItem itemId="backup" label="Backup" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
