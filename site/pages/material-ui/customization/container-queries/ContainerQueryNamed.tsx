import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function ContainerQueryNamed() {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'panel' }}>
      <Paper variant="outlined" sx={{ p: 2, containerType: 'inline-size' }}>
        <Button
          variant="contained"
          sx={{ width: { '@': '100%', '@400/panel': 'auto' } }}
        >
          Save changes
        </Button>
      </Paper>
    </Box>
  );
}
