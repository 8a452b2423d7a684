import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarBasic() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ada Novak" variant="solid" />
      <Avatar variant="solid">BO</Avatar>
      <Avatar aria-label="Guest" role="img" />
    </Stack>
  );
}
