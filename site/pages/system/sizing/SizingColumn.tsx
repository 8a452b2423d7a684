import Box from '@mui/system/Box';

export default function SizingColumn() {
  return (
    <Box
      sx={{
        width: 1,
        maxWidth: 360,
        p: 2,
        boxSizing: 'border-box',
        bgcolor: '#0f766e',
        color: '#fff',
      }}
    >
      Fills its container, up to 360 px
    </Box>
  );
}
