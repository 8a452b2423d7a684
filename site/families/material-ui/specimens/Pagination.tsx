import Pagination from '@mui/material/Pagination';

export default function PaginationSpecimen() {
  return <Pagination count={4} defaultPage={2} color="primary" />;
}
