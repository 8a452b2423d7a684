import { useEffect, useRef, useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SlowArchive() {
  const records = useRef<HTMLParagraphElement>(null);
  const [page, setPage] = useState(1);
  const [loaded, setLoaded] = useState(1);
  const loading = page !== loaded;

  useEffect(() => {
    const answer = setTimeout(() => setLoaded(page), 1200);
    return () => clearTimeout(answer);
  }, [page]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography ref={records} role="status" tabIndex={-1}>
        {loading
          ? `Fetching page ${page} from the archive`
          : `Records ${loaded * 20 - 19} to ${loaded * 20}`}
      </Typography>
      <Pagination
        aria-label="Pages of records"
        count={5}
        page={page}
        disabled={loading}
        onChange={(_event, next) => {
          setPage(next);
          records.current?.focus();
        }}
      />
    </Stack>
  );
}
