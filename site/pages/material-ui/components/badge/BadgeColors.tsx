import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';

const colors = [
  'default',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function BadgeColors() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {colors.map((color) => (
        <Stack key={color} spacing={1} sx={{ alignItems: 'center' }}>
          <Badge badgeContent={8} color={color}>
            <InboxIcon color="action" />
          </Badge>
          <Typography variant="body2">{color}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
