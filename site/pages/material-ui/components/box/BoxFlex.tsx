import Box from '@mui/material/Box';

export default function BoxFlex() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: 120,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      Centered in both directions
    </Box>
  );
}
