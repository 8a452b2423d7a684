import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeFocusStyle() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      sx={{
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]:
          { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    />
  );
}
