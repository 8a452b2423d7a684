import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const start = [
  { id: 'intro', label: 'Introduction' },
  { id: 'setup', label: 'Setup' },
  { id: 'usage', label: 'Usage' },
];

export default function OrderingButtons() {
  const [items, setItems] = useState(start);
  const [selected, setSelected] = useState<string | null>('setup');
  const index = items.findIndex((item) => item.id === selected);

  const move = (to: number) => {
    const others = items.filter((item) => item.id !== selected);
    setItems([
      ...others.slice(0, to),
      ...items.slice(index, index + 1),
      ...others.slice(to),
    ]);
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 1 }}>
        <Button disabled={index < 1} onClick={() => move(index - 1)}>
          Move up
        </Button>
        <Button
          disabled={index < 0 || index === items.length - 1}
          onClick={() => move(index + 1)}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Chapters"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </div>
  );
}
