import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { amara, lars } from './portraits';

export default function AvatarImage() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Amara Nwosu" src={amara} />
      <Avatar alt="Lars Bakken" src={lars} />
    </Stack>
  );
}
