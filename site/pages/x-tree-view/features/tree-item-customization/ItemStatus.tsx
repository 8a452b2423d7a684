import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function ItemStatus() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      slots={{ item: StatusItem }}
      defaultSelectedItems="science"
    />
  );
}

function StatusItem({ label, ...props }: TreeItemProps) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const words = (['expanded', 'selected', 'focused'] as const).filter(
    (word) => status[word],
  );

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{label}</span>
          {words.map((word) => (
            <Chip key={word} size="small" variant="outlined" label={word} />
          ))}
        </Stack>
      }
    />
  );
}
