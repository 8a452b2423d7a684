import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box
      component="section"
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      Your next invoice is due on Monday.
    </Box>
  );
}
