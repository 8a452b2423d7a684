import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'pears', label: 'Pears' },
    ],
  },
  { id: 'nuts', label: 'Nuts' },
];

export default function TreeQuickstart() {
  return (
    <RichTreeView
      aria-label="Shop"
      items={items}
      defaultExpandedItems={['fruit']}
    />
  );
}
