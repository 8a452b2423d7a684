import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeRootSlot() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultExpandedItems={['science']}
      slots={{ root: Panel }}
    />
  );
}

type PanelProps = PaperProps<'ul'> & { readonly ownerState?: unknown };

// `Paper` would read its variant from the tree's state.
function Panel({ ownerState, ...props }: PanelProps) {
  return (
    <Paper component="ul" variant="outlined" {...props} sx={{ m: 0, p: 1 }} />
  );
}
