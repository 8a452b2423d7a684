import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'src',
    label: 'src',
    children: [
      { id: 'app', label: 'App.tsx' },
      { id: 'theme', label: 'theme.ts' },
    ],
  },
  { id: 'public', label: 'public', children: [{ id: 'icon', label: 'icon.svg' }] },
];

/** The files of a project. */
export function TreeSpecimen() {
  return (
    <RichTreeView
      items={folders}
      defaultExpandedItems={['src']}
      defaultSelectedItems="theme"
      sx={{ width: 208 }}
    />
  );
}
