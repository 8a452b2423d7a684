import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeCustomItem() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      slots={{ item: DepartmentItem }}
      defaultExpandedItems={['paintings']}
    />
  );
}

function DepartmentItem(props: TreeItemProps) {
  const item = useTreeItemModel<Department>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          {props.label}
          <Typography component="span" color="textSecondary">
            {item?.objects}
          </Typography>
        </Stack>
      }
    />
  );
}
