import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function PaginationHook() {
  const { items } = usePagination({ count: 8, siblingCount: 0 });

  return (
    <Stack component="nav" aria-label="Chapters" direction="row">
      {items.map(({ type, page, selected, onClick, ...item }, index) =>
        type.endsWith('ellipsis') ? (
          <span key={index}>…</span>
        ) : (
          <Button
            key={index}
            size="small"
            variant={selected ? 'contained' : 'text'}
            disabled={item.disabled}
            aria-current={selected ? 'page' : undefined}
            aria-label={type === 'page' ? `Chapter ${page}` : undefined}
            onClick={onClick}
            sx={{ minWidth: 36 }}
          >
            {type === 'page' ? page : type}
          </Button>
        ),
      )}
    </Stack>
  );
}
