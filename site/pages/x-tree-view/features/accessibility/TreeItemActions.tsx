import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const start = ['Outline.md', 'Draft.md', 'Notes.md', 'Sources.md'];

export default function TreeItemActions() {
  const [names, setNames] = useState(start);
  const [selected, setSelected] = useState<string | null>(null);

  const remove = (name: string | null) => {
    setNames(names.filter((other) => other !== name));
    setSelected(null);
  };
  const handleKeyDown = (event: KeyboardEvent, name: string) => {
    if (event.key === 'Delete') remove(name);
  };

  return (
    <div style={{ minHeight: 172 }}>
      <Button disabled={selected === null} onClick={() => remove(selected)}>
        Delete selected file
      </Button>
      <SimpleTreeView
        aria-label="Files"
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        {names.map((name) => (
          <TreeItem
            key={name}
            itemId={name}
            label={name}
            onKeyDown={(event) => handleKeyDown(event, name)}
          />
        ))}
      </SimpleTreeView>
    </div>
  );
}
