import Pagination from '@mui/material/Pagination';

export default function PaginationUncontrolled() {
  return <Pagination aria-label="Photos" count={10} defaultPage={3} />;
}
