import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeFocusNew() {
  const apiRef = useSimpleTreeViewApiRef();
  const [count, setCount] = useState(2);

  useEffect(() => {
    if (count > 2) apiRef.current?.focusItem(null, `style-${count}`);
  }, [apiRef, count]);

  return (
    <div style={{ minHeight: 200 }}>
      <Button disabled={count === 5} onClick={() => setCount(count + 1)}>
        Add style
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Styles">
        {Array.from({ length: count }, (_, index) => (
          <TreeItem
            key={index}
            itemId={`style-${index + 1}`}
            label={`Style ${index + 1}`}
          />
        ))}
      </SimpleTreeView>
    </div>
  );
}
