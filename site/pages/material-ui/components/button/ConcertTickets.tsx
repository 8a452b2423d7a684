import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import EventIcon from '@mui/icons-material/Event';
import PlaceIcon from '@mui/icons-material/Place';

export default function ConcertTickets() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <div>
        <Typography component="h3" variant="h6">
          Northern Strings, 14 May
        </Typography>
        <Button size="small" startIcon={<PlaceIcon />}>
          City Hall, Gate 3
        </Button>
      </div>
      <Button size="medium" variant="outlined" startIcon={<EventIcon />}>
        Add to calendar
      </Button>
      <Button
        size="large"
        variant="contained"
        endIcon={
          <ArrowForwardIcon
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          />
        }
      >
        Choose seats
      </Button>
    </Stack>
  );
}
