import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function SliderColors() {
  return (
    <Stack>
      {colors.map((color) => (
        <Box key={color} sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography sx={{ flex: '0 0 104px' }}>{color}</Typography>
          <Slider color={color} aria-label={color} defaultValue={60} />
        </Box>
      ))}
    </Stack>
  );
}
