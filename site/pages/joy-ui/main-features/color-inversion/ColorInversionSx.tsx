import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { applySoftInversion } from '@mui/joy/colorInversion';

export default function ColorInversionSx() {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 'md', bgcolor: 'warning.softBg' },
        applySoftInversion('warning'),
      ]}
    >
      <Button variant="solid">Change the seat</Button>
    </Box>
  );
}
