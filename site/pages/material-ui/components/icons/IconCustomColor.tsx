import Stack from '@mui/material/Stack';
import StarIcon from '@mui/icons-material/Star';

export default function IconCustomColor() {
  return (
    <Stack direction="row" spacing={3} sx={{ color: '#8e24aa' }}>
      <StarIcon />
      <StarIcon htmlColor="#c77700" />
      <StarIcon sx={{ color: 'success.light' }} />
    </Stack>
  );
}
