import BuildIcon from '@mui/icons-material/Build';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import ShieldIcon from '@mui/icons-material/Shield';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeItemIcons() {
  return (
    <SimpleTreeView aria-label="Manual" defaultExpandedItems={['parts']}>
      <TreeItem itemId="parts" label="Parts" slots={{ icon: PedalBikeIcon }}>
        <TreeItem
          itemId="brakes"
          label="Brakes"
          slots={{ endIcon: ShieldIcon }}
        />
      </TreeItem>
      <TreeItem
        itemId="care"
        label="Care"
        slots={{ endIcon: BuildIcon }}
        slotProps={{ endIcon: { color: 'primary' } }}
      />
    </SimpleTreeView>
  );
}
