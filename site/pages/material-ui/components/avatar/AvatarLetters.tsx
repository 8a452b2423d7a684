import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { indigo, teal } from '@mui/material/colors';

export default function AvatarLetters() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: indigo[600], color: '#fff' }}>HY</Avatar>
      <Avatar sx={{ bgcolor: teal[700], color: '#fff' }}>DR</Avatar>
      <Avatar>MS</Avatar>
    </Stack>
  );
}
