import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemContent, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

const Row = styled(TreeItemContent)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: '3px solid transparent',
  paddingBlock: theme.spacing(1),
  '&[data-selected]': {
    borderInlineStartColor: 'currentColor',
    backgroundColor: 'transparent',
    [`& .${treeItemClasses.label}`]: { fontWeight: 700 },
  },
}));

export default function ItemContent() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultSelectedItems="paintings"
      slotProps={{ item: { slots: { content: Row } } }}
    />
  );
}
