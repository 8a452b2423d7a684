import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/Folder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SlotTreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Project files"
      defaultExpandedItems={['src']}
      slots={{
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: DescriptionOutlinedIcon,
      }}
      sx={{ width: 240, maxWidth: '100%' }}
    >
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="app" label="App.tsx" />
        <TreeItem itemId="theme" label="theme.ts" />
      </TreeItem>
      <TreeItem itemId="public" label="public">
        <TreeItem itemId="icon" label="icon.svg" />
      </TreeItem>
    </SimpleTreeView>
  );
}
