import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const crew = [
  { name: 'Yusuf', here: true },
  { name: 'Clara', here: false },
  { name: 'Bjarne', here: true },
];

export default function CrewPresence() {
  return (
    <Stack direction="row" spacing={3} useFlexGap>
      {crew.map(({ name, here }) => (
        <Badge
          key={name}
          variant="dot"
          color="success"
          overlap="circular"
          invisible={!here}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          sx={{
            '& .MuiBadge-badge': {
              outline: '2px solid',
              outlineColor: 'background.default',
            },
          }}
        >
          <Avatar
            role="img"
            aria-label={`${name}, ${here ? 'aboard' : 'ashore'}`}
            sx={{ bgcolor: 'primary.main' }}
          >
            {name.charAt(0)}
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
