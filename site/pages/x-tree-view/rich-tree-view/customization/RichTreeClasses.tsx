import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeClasses() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultExpandedItems={['science']}
      classes={{ itemLabel: 'department', itemContent: 'department-row' }}
      sx={{
        '& .department': { fontSize: 14 },
        '& .department-row': { py: 0.25 },
      }}
    />
  );
}
