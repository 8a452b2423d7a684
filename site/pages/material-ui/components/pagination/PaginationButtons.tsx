import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={2}>
      <Pagination
        aria-label="With first and last"
        count={20}
        boundaryCount={0}
        showFirstButton
        showLastButton
      />
      <Pagination
        aria-label="Numbers only"
        count={5}
        hidePrevButton
        hideNextButton
      />
    </Stack>
  );
}
