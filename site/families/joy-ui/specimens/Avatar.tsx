import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar color="primary">AK</Avatar>
      <Avatar color="success" variant="solid">
        JM
      </Avatar>
      <Avatar />
    </Stack>
  );
}
