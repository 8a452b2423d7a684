import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const beta = (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <span>Webhooks</span>
    <Chip size="small" label="Beta" />
  </Stack>
);

export default function SimpleTreeItemLabel() {
  return (
    <SimpleTreeView aria-label="Settings">
      <TreeItem itemId="keys" label="API keys" />
      <TreeItem itemId="webhooks" label={beta} />
      <TreeItem itemId="limits" label={<em>Limits</em>} />
    </SimpleTreeView>
  );
}
