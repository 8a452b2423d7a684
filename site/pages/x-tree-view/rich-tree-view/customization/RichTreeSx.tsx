import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSx() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultExpandedItems={['paintings']}
      defaultSelectedItems="baroque"
      sx={{
        [`& .${treeItemClasses.content}`]: { borderRadius: 5, my: 0.25 },
        [`& .${treeItemClasses.content}[data-selected]`]: {
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:hover, &[data-focused]': { bgcolor: 'primary.dark' },
        },
      }}
    />
  );
}
