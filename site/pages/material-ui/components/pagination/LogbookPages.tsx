import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const last = 116;

export default function LogbookPages() {
  const [page, setPage] = useState(last);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" color="text.secondary">
        Logbook of the Petrel, page {page} of {last}
      </Typography>
      <Pagination
        aria-label="Pages of the logbook"
        count={last}
        page={page}
        onChange={(_event, next) => setPage(next)}
        siblingCount={0}
        boundaryCount={0}
        showFirstButton
        showLastButton
        hidePrevButton={page === 1}
        hideNextButton={page === last}
      />
    </Stack>
  );
}
