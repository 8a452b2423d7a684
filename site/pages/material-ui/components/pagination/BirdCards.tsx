import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import FirstPageIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LastPageIcon from '@mui/icons-material/KeyboardDoubleArrowRight';

const icons = {
  first: FirstPageIcon,
  previous: ArrowBackIcon,
  next: ArrowForwardIcon,
  last: LastPageIcon,
};
const strong = { color: 'primary' } as const;

export default function BirdCards() {
  return (
    <Pagination
      aria-label="Bird cards"
      count={9}
      defaultPage={4}
      siblingCount={0}
      boundaryCount={0}
      shape="rounded"
      showFirstButton
      showLastButton
      classes={{ ul: 'cards' }}
      sx={{ '& .cards': { justifyContent: 'center' } }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={icons}
          slotProps={{ previous: strong, next: strong }}
          classes={{ selected: 'shown' }}
          sx={{
            '&.shown, &.shown:hover': {
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            },
          }}
        />
      )}
    />
  );
}
