import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { organization } from '../../../../families/x-tree-view/data/organization';
import type { Employee } from '../../../../families/x-tree-view/data/organization';

const getItemId = (person: Employee) => person.employeeId;
const getItemLabel = (person: Employee) => person.name;
const getItemChildren = (person: Employee) => person.reports;

export default function RichTreeItemChildren() {
  return (
    <RichTreeView
      aria-label="Organization"
      items={organization}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['e-100', 'e-110']}
    />
  );
}
