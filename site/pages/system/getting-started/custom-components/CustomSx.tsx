import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Avatar = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: '#ffffff',
  backgroundColor: '#0f766e',
});

export default function CustomSx() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar>AK</Avatar>
      <Avatar sx={{ borderRadius: 2, bgcolor: '#6d28d9' }}>BL</Avatar>
    </Stack>
  );
}
