import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import AlarmIcon from '@mui/icons-material/Alarm';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Alarm, small">
        <AlarmIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="medium" aria-label="Alarm, medium">
        <AlarmIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="large" aria-label="Alarm, large">
        <AlarmIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
