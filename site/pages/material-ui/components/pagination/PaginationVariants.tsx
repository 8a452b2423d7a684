import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Text" variant="text" />
      <Pagination count={5} aria-label="Outlined" variant="outlined" />
      <Pagination count={5} aria-label="Rounded" shape="rounded" />
      <Pagination
        count={5}
        aria-label="Outlined and rounded"
        variant="outlined"
        shape="rounded"
      />
    </Stack>
  );
}
