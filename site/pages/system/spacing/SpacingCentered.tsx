import Box from '@mui/system/Box';

export default function SpacingCentered() {
  return (
    <Box
      sx={{
        mx: 'auto',
        p: 2,
        width: 240,
        maxWidth: '100%',
        textAlign: 'center',
        bgcolor: '#0f766e',
        color: '#fff',
      }}
    >
      Centered, 240 px wide
    </Box>
  );
}
