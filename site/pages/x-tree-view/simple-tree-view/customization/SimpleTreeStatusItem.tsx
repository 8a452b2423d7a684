import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeStatusItem() {
  return (
    <SimpleTreeView aria-label="Inspection" defaultExpandedItems={['wheels']}>
      <InspectionItem itemId="wheels" label="Wheels" result="1 of 2">
        <InspectionItem itemId="rims" label="Rims" result="Passed" />
        <InspectionItem itemId="tires" label="Tires" result="Worn" />
      </InspectionItem>
      <InspectionItem itemId="frame" label="Frame" result="Passed" />
    </SimpleTreeView>
  );
}

interface InspectionItemProps extends TreeItemProps {
  readonly result: string;
}

function InspectionItem({ label, result, ...props }: InspectionItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <span>{label}</span>
          <Typography component="span" color="textSecondary">
            {result}
          </Typography>
        </Stack>
      }
    />
  );
}
