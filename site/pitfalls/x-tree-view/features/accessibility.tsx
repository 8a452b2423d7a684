import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { Pitfall } from '../../pitfall';

const files = [
  {
    id: 'docs',
    label: 'Documents',
    children: [{ id: 'plans', label: 'Plans', children: [{ id: 'house', label: 'House.pdf' }] }],
  },
];

export default [
  {
    lead: '<kbd>Tab</kbd> skips the whole tree',
    Failing: () => (
      <RichTreeView items={files} defaultSelectedItems="house" defaultExpandedItems={['plans']} />
    ),
    Fixed: () => <RichTreeView items={files} defaultSelectedItems="house" />,
    symptom: async ({ press }) => {
      await press('Tab');
      return document.activeElement?.role !== 'treeitem';
    },
  },
] satisfies Pitfall[];
