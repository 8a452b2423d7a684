import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import RightToLeft from './RightToLeft';

export default function RtlNoFlip() {
  return (
    <RightToLeft>
      <Paper
        dir="rtl"
        variant="outlined"
        sx={{ boxSizing: 'border-box', width: 320, maxWidth: '100%', p: 2 }}
      >
        <Stack spacing={2}>
          <Box sx={{ borderLeft: '6px solid teal', px: 2 }}>mirrored</Box>
          <Box sx={{ borderLeft: '6px solid teal /* @noflip */', px: 2 }}>
            @noflip
          </Box>
        </Stack>
      </Paper>
    </RightToLeft>
  );
}
