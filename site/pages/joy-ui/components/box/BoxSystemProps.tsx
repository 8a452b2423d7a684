import Box from '@mui/joy/Box';

export default function BoxSystemProps() {
  return (
    <Box
      p={2}
      width={240}
      maxWidth="100%"
      bgcolor="primary.softBg"
      color="primary.softColor"
      borderRadius="md"
      textAlign="center"
    >
      Ready at 14:30
    </Box>
  );
}
