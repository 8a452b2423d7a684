import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import JoyRightToLeft from './JoyRightToLeft';

export default function JoyRtlNoFlip() {
  return (
    <JoyRightToLeft>
      <Sheet dir="rtl" sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box sx={{ borderLeft: '6px solid teal', px: 2 }}>Mirrored</Box>
        <Box sx={{ borderLeft: '6px solid teal /* @noflip */', px: 2 }}>
          Stays on the left
        </Box>
      </Sheet>
    </JoyRightToLeft>
  );
}
