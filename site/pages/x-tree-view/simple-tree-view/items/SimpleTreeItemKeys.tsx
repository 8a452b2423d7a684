import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const start = ['Members', 'Roles', 'Guests', 'Invitations'];

export default function SimpleTreeItemKeys() {
  const [labels, setLabels] = useState(start);

  const remove = (event: KeyboardEvent, label: string) => {
    if (event.key !== 'Delete') return;
    setLabels(labels.filter((other) => other !== label));
  };

  return (
    <div style={{ minHeight: 128 }}>
      <SimpleTreeView aria-label="Pages, Delete removes">
        {labels.map((label) => (
          <TreeItem
            key={label}
            itemId={label}
            label={label}
            onKeyDown={(event) => remove(event, label)}
          />
        ))}
      </SimpleTreeView>
    </div>
  );
}
