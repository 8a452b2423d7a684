import { useEffect, useRef, useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationLoading() {
  const status = useRef<HTMLParagraphElement>(null);
  const [page, setPage] = useState(1);
  const [loaded, setLoaded] = useState(1);
  const loading = page !== loaded;

  useEffect(() => {
    const timer = setTimeout(() => setLoaded(page), 1200);
    return () => clearTimeout(timer);
  }, [page]);

  const load = (next: number) => {
    setPage(next);
    status.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography ref={status} role="status" tabIndex={-1}>
        {loading ? `Loading page ${page}` : `Page ${page} of 5`}
      </Typography>
      <Pagination
        aria-label="Records"
        count={5}
        page={page}
        disabled={loading}
        onChange={(_event, next) => load(next)}
      />
    </Stack>
  );
}
