import TextField from '@mui/material/TextField';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeFocusFromField() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div>
      <TextField
        fullWidth
        size="small"
        label="Search"
        helperText="Arrow down moves to the departments"
        sx={{ mb: 1 }}
        onKeyDown={(event) => {
          const [first] = apiRef.current?.getItemOrderedChildrenIds(null) ?? [];
          if (event.key === 'ArrowDown' && first) {
            event.preventDefault();
            apiRef.current?.focusItem(event, first);
          }
        }}
      />
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
    </div>
  );
}
