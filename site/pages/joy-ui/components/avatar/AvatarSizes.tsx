import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="sm" variant="solid">
        sm
      </Avatar>
      <Avatar size="md" variant="solid">
        md
      </Avatar>
      <Avatar size="lg" variant="solid">
        lg
      </Avatar>
      <Avatar variant="solid" sx={{ '--Avatar-size': '72px' }}>
        72
      </Avatar>
    </Stack>
  );
}
