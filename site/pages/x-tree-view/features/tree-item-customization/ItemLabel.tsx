import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { organization } from '../../../../families/x-tree-view/data/organization';
import type { Employee } from '../../../../families/x-tree-view/data/organization';

const getItemId = (person: Employee) => person.employeeId;
const getItemLabel = (person: Employee) => person.name;
const getItemChildren = (person: Employee) => person.reports;

export default function ItemLabel() {
  return (
    <RichTreeView
      aria-label="Organization"
      items={organization}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      slots={{ item: PersonItem }}
      defaultExpandedItems={['e-100', 'e-120']}
    />
  );
}

function PersonItem(props: TreeItemProps) {
  const person = useTreeItemModel<Employee>(props.itemId);

  return (
    <TreeItem
      {...props}
      slots={{ label: PersonLabel }}
      slotProps={{ label: { title: person?.title } }}
    />
  );
}

function PersonLabel({ title, children, ...props }: ComponentProps<'div'>) {
  return (
    <TreeItemLabel {...props}>
      <Box component="span" sx={{ display: 'block' }}>
        {children}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary">
        {title}
      </Typography>
    </TreeItemLabel>
  );
}
