import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationCustomized() {
  return (
    <Pagination
      aria-label="Episodes"
      count={5}
      classes={{ ul: 'episodes' }}
      sx={{ '& .episodes': { columnGap: 0.5 } }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          classes={{ selected: 'current' }}
          slotProps={{
            previous: { color: 'primary' },
            next: { color: 'primary' },
          }}
          sx={{ '&.current': { fontWeight: 700 } }}
        />
      )}
    />
  );
}
