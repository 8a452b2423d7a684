import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const icons = { previous: ArrowBackIcon, next: ArrowForwardIcon };

export default function PaginationIcons() {
  return (
    <Pagination
      aria-label="Articles"
      count={5}
      renderItem={(item) => <PaginationItem {...item} slots={icons} />}
    />
  );
}
