import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeClasses() {
  return (
    <Box
      sx={{
        '& .part': { fontFamily: 'monospace' },
        '& .new': { color: 'success.main' },
      }}
    >
      <SimpleTreeView aria-label="Parts" classes={{ itemLabel: 'part' }}>
        <TreeItem itemId="fr-210" label="FR-210" />
        <TreeItem
          itemId="wh-700"
          label="WH-700 (new)"
          classes={{ label: 'new' }}
        />
      </SimpleTreeView>
    </Box>
  );
}
