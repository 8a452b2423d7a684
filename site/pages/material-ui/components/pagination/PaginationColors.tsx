import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationColors() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Standard" color="standard" />
      <Pagination count={5} aria-label="Primary" color="primary" />
      <Pagination count={5} aria-label="Secondary" color="secondary" />
      <Pagination
        count={5}
        aria-label="Outlined, primary"
        color="primary"
        variant="outlined"
      />
    </Stack>
  );
}
