import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const shared = { count: 20, defaultPage: 10, size: 'small' } as const;

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      <Pagination {...shared} aria-label="No siblings" siblingCount={0} />
      <Pagination {...shared} aria-label="Default" />
      <Pagination {...shared} aria-label="More siblings" siblingCount={2} />
      <Pagination {...shared} aria-label="No ends" boundaryCount={0} />
      <Pagination {...shared} aria-label="Wider ends" boundaryCount={2} />
    </Stack>
  );
}
