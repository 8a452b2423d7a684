import Box from '@mui/system/Box';

export default function SxResponsiveArray() {
  return (
    <Box
      sx={{
        p: [1, 2, null, 4],
        textAlign: ['center', 'start'],
        borderRadius: 1,
        bgcolor: 'light-dark(#e0f2fe, #0c4a6e)',
      }}
    >
      Centered below 600 px
    </Box>
  );
}
