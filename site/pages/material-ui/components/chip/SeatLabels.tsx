import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ChairIcon from '@mui/icons-material/Chair';

const seats = ['Row 4, seat 11', 'Row 4, seat 12'];

export default function SeatLabels() {
  return (
    <Stack
      spacing={1}
      sx={{
        '& .seat': { borderRadius: 1, height: 40, justifyContent: 'start' },
        '& .seat-icon': { color: 'secondary.main' },
        '& .seat-label': { typography: 'body1', fontFamily: 'monospace' },
      }}
    >
      {seats.map((seat) => (
        <Chip
          key={seat}
          label={seat}
          icon={<ChairIcon />}
          variant="outlined"
          classes={{ root: 'seat', icon: 'seat-icon', label: 'seat-label' }}
        />
      ))}
    </Stack>
  );
}
