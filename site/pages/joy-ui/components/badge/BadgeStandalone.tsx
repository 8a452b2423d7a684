import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeStandalone() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={12}
        color="neutral"
        variant="outlined"
        slotProps={{ badge: { sx: { position: 'static', transform: 'none' } } }}
      />
      <Typography>open requests</Typography>
    </Stack>
  );
}
