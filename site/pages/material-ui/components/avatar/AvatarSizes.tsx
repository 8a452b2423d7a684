import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {[24, 40, 64].map((size) => (
        <Avatar
          key={size}
          sx={{
            width: size,
            height: size,
            fontSize: size / 2.5,
            bgcolor: 'text.secondary',
          }}
        >
          {size}
        </Avatar>
      ))}
    </Stack>
  );
}
