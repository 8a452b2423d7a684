import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function PaletteInSx() {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        p: 2,
      }}
    >
      <Typography sx={{ color: 'success.main' }}>Backup complete</Typography>
      412 files, 3.8 GB
    </Box>
  );
}
