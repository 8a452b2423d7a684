import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const drafts = ['Outline', 'Interview notes', 'First draft', 'Final text'];

export default function RichTreeAddItem() {
  const [count, setCount] = useState(2);
  const [items, setItems] = useState(() => tree(2));

  const show = (next: number) => {
    setCount(next);
    setItems(tree(next));
  };

  return (
    <div style={{ minHeight: 216 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          disabled={count === drafts.length}
          onClick={() => show(count + 1)}
        >
          Add
        </Button>
        <Button disabled={count === 1} onClick={() => show(count - 1)}>
          Remove last
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Article"
        items={items}
        defaultExpandedItems={['article']}
      />
    </div>
  );
}

function tree(count: number) {
  const children = drafts
    .slice(0, count)
    .map((label, index) => ({ id: `draft-${index}`, label }));
  return [{ id: 'article', label: 'Article', children }];
}
