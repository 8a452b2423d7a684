import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Small" size="small" />
      <Pagination count={5} aria-label="Medium" size="medium" />
      <Pagination count={5} aria-label="Large" size="large" />
    </Stack>
  );
}
