import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cyan, deepOrange, purple } from '@mui/material/colors';

const owners = [
  { name: 'Edda', ground: cyan[800] },
  { name: 'Marek', ground: deepOrange[900] },
  { name: 'Salma', ground: purple[600] },
];

export default function BoatShare() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="subtitle1" component="p">
        The sloop Petrel
      </Typography>
      <AvatarGroup
        role="img"
        aria-label="Shared by Edda, Marek, Salma and 9 others"
        total={12}
        slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
      >
        {owners.map(({ name, ground }) => (
          <Avatar key={name} sx={{ bgcolor: ground, color: '#fff' }}>
            {name.charAt(0)}
          </Avatar>
        ))}
      </AvatarGroup>
    </Stack>
  );
}
