import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

const folders = ['documents', 'contracts', 'images', 'source'];

export default function RichTreeItemElement() {
  const apiRef = useRichTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.parentElement
      ?.closest('div')
      ?.scrollTo({ top: element.offsetTop });
  };

  return (
    <div>
      <Button onClick={() => scrollTo('source')}>Scroll to src</Button>
      <Box sx={{ height: 168, overflow: 'auto' }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Shared files"
          items={files}
          defaultExpandedItems={folders}
        />
      </Box>
    </div>
  );
}
