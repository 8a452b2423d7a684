import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import EventIcon from '@mui/icons-material/Event';

const origins = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgeAlignment() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {origins.map((origin) => {
        const name = `${origin.vertical} ${origin.horizontal}`;
        return (
          <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
            <Badge anchorOrigin={origin} badgeContent={2} color="primary">
              <EventIcon color="action" fontSize="large" />
            </Badge>
            <Typography variant="body2">{name}</Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
