import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeFocusDisabled() {
  return (
    <SimpleTreeView aria-label="Formats" disabledItemsFocusable>
      <TreeItem itemId="bold" label="Bold" />
      <TreeItem itemId="italic" label="Italic (not in this font)" disabled />
      <TreeItem itemId="code" label="Code" />
    </SimpleTreeView>
  );
}
