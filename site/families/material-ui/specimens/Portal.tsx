import Box from '@mui/material/Box';
import NorthEastIcon from '@mui/icons-material/NorthEast';
import Paper from '@mui/material/Paper';

export default function PortalSpecimen() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          width: 84,
          height: 60,
          border: '1px dashed',
          borderColor: 'text.disabled',
          borderRadius: 1,
        }}
      />
      <NorthEastIcon color="primary" />
      <Paper elevation={4} sx={{ px: 2, py: 1.5 }}>
        body
      </Paper>
    </Box>
  );
}
