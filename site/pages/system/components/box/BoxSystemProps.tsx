import Box from '@mui/system/Box';

export default function BoxSystemProps() {
  return (
    <Box
      px={3}
      py={2}
      width={240}
      maxWidth="100%"
      bgcolor="light-dark(#ccfbf1, #134e4a)"
      borderRadius={2}
      textAlign="center"
    >
      Ready at 14:30
    </Box>
  );
}
