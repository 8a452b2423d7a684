import Box from '@mui/system/Box';

export default function FlexboxCenter() {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        height: 120,
        bgcolor: 'light-dark(#ccfbf1, #134e4a)',
      }}
    >
      No orders yet
    </Box>
  );
}
