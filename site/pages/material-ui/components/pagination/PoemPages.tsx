import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';
import type { UsePaginationItem } from '@mui/material/usePagination';

const words = { previous: 'Earlier', next: 'Later' };

function PoemButton({ item }: { item: UsePaginationItem }) {
  if (item.type === 'page') {
    return (
      <Box
        component="button"
        type="button"
        aria-label={`Poem ${item.page}`}
        aria-current={item.selected ? 'true' : undefined}
        onClick={item.onClick}
        sx={{
          width: 24,
          height: 24,
          border: 6,
          borderColor: 'background.default',
          borderRadius: '50%',
          bgcolor: item.selected ? 'primary.main' : 'text.secondary',
          cursor: 'pointer',
        }}
      />
    );
  }
  return (
    <Button size="small" disabled={item.disabled} onClick={item.onClick}>
      {item.type === 'previous' ? words.previous : words.next}
    </Button>
  );
}

export default function PoemPages() {
  const { items } = usePagination({ count: 5, siblingCount: 5 });

  return (
    <Stack
      component="nav"
      aria-label="Poems"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
    >
      {items.map((item) => (
        <PoemButton key={`${item.type}-${item.page}`} item={item} />
      ))}
    </Stack>
  );
}
