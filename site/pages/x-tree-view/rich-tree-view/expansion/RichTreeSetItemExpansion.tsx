import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSetItemExpansion() {
  const apiRef = useRichTreeViewApiRef();
  const [label, setLabel] = useState('Open Science');

  const toggle = () => {
    const isOpen = apiRef.current?.isItemExpanded('science');
    apiRef.current?.setItemExpansion({ itemId: 'science' });
    setLabel(isOpen ? 'Open Science' : 'Close Science');
  };

  return (
    <div style={{ minHeight: 206 }}>
      <Button onClick={toggle}>{label}</Button>
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
    </div>
  );
}
