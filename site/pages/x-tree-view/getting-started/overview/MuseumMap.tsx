import PaletteIcon from '@mui/icons-material/Palette';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MuseumMap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Museum"
        defaultExpandedItems={['east']}
        slots={{ endIcon: PaletteIcon }}
      >
        <TreeItem itemId="east" label="East wing">
          <TreeItem itemId="prints" label="Prints" />
          <TreeItem itemId="maps" label="Maps and globes" />
          <TreeItem itemId="studio" label="Studio (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="west" label="West wing">
          <TreeItem itemId="clocks" label="Clocks" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
