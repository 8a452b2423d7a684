import Chip from '@mui/material/Chip';
import EventSeatIcon from '@mui/icons-material/EventSeat';

export default function ChipClasses() {
  return (
    <Chip
      variant="outlined"
      icon={<EventSeatIcon />}
      label="Row 4, seat 11"
      classes={{ icon: 'seat-icon', label: 'seat-label' }}
      sx={{
        height: 40,
        borderRadius: 1,
        '& .seat-icon': { color: 'secondary.main' },
        '& .seat-label': { typography: 'body1' },
      }}
    />
  );
}
