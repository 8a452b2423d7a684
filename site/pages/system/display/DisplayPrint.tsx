import Box from '@mui/system/Box';

export default function DisplayPrint() {
  return (
    <Box>
      <Box sx={{ fontWeight: 600 }}>Ticket 7718</Box>
      <Box sx={{ displayPrint: 'none' }}>
        Open this ticket on your phone, or print it.
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Keep this page for the journey.
      </Box>
    </Box>
  );
}
