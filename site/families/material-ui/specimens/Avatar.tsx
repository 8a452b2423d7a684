import Avatar from '@mui/material/Avatar';
import PersonIcon from '@mui/icons-material/Person';
import Stack from '@mui/material/Stack';

export default function AvatarSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar sx={{ bgcolor: 'primary.main' }}>AN</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>JK</Avatar>
      <Avatar>
        <PersonIcon />
      </Avatar>
    </Stack>
  );
}
