import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const reports = [
  {
    id: '2025',
    label: 'Annual reports and statements of the year 2025',
    children: [
      { id: 'q1', label: 'Report of the first quarter, revised edition' },
      { id: 'q2', label: 'Report of the second quarter' },
    ],
  },
];

export default function RichTreeLongLabels() {
  return (
    <RichTreeView
      aria-label="Reports"
      items={reports}
      defaultExpandedItems={['2025']}
      slotProps={{
        item: ({ label }) => ({ slotProps: { label: { title: label } } }),
      }}
      sx={{
        maxWidth: 240,
        [`& .${treeItemClasses.label}`]: {
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        },
      }}
    />
  );
}
