import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationBasic() {
  const [page, setPage] = useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        Orders {page * 20 - 19} to {page * 20}
      </Typography>
      <Pagination
        aria-label="Orders"
        count={10}
        page={page}
        onChange={(_event, value) => setPage(value)}
      />
    </Stack>
  );
}
