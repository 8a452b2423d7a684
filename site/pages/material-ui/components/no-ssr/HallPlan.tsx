import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = 12;
const seats = 24;
const isTaken = (index: number) => (index * index + (index >> 3)) % 13 < 5;

function Seats() {
  return (
    <Box
      role="img"
      aria-label="Plan of the hall: 288 seats, about a third are taken"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${seats}, 1fr)`,
        gap: '2px',
        height: 140,
      }}
    >
      {Array.from({ length: rows * seats }, (_, index) => (
        <Box
          key={index}
          sx={{
            borderRadius: 0.5,
            bgcolor: isTaken(index) ? 'action.disabled' : 'primary.main',
          }}
        />
      ))}
    </Box>
  );
}

export default function HallPlan() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography>Great hall, Saturday at 20:00</Typography>
      <NoSsr defer fallback={<Skeleton variant="rounded" height={140} />}>
        <Seats />
      </NoSsr>
      <Typography variant="body2" color="text.secondary">
        Tickets from €18. Choose your seats on the plan.
      </Typography>
    </Stack>
  );
}
