import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { organization } from '../../../../families/x-tree-view/data/organization';
import type { Employee } from '../../../../families/x-tree-view/data/organization';

export default function SimpleTreeFromData() {
  return (
    <SimpleTreeView
      aria-label="Organization"
      defaultExpandedItems={['e-100', 'e-120']}
    >
      {organization.map(employeeItem)}
    </SimpleTreeView>
  );
}

function employeeItem({ employeeId, name, title, reports }: Employee) {
  return (
    <TreeItem key={employeeId} itemId={employeeId} label={`${name}, ${title}`}>
      {reports?.map(employeeItem)}
    </TreeItem>
  );
}
