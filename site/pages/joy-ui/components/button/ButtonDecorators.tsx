import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<FilterListIcon />}
        endDecorator={<Chip size="sm">3</Chip>}
      >
        Filters
      </Button>
      <Button endDecorator={<ArrowForwardIcon />}>Checkout</Button>
    </Stack>
  );
}
