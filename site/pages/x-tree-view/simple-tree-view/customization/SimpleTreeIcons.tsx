import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['parts']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: DescriptionOutlinedIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled' } }}
    >
      <TreeItem itemId="parts" label="Parts">
        <TreeItem itemId="frame" label="Frame" />
        <TreeItem itemId="wheels" label="Wheels" />
      </TreeItem>
      <TreeItem itemId="care" label="Care" />
    </SimpleTreeView>
  );
}
