import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

function Note() {
  return (
    <Box sx={{ width: '100%', p: 1, border: '1px solid' }}>
      <strong>Open today</strong> until 18:00
    </Box>
  );
}

export default function ScopedBaseline() {
  return (
    <Box
      sx={{
        width: 340,
        maxWidth: '100%',
        overflow: 'hidden',
        p: 2,
        border: 1,
        borderColor: 'divider',
        fontFamily: 'serif',
        '& *': { boxSizing: 'content-box' },
      }}
    >
      <p>Without a baseline</p>
      <Note />
      <ScopedCssBaseline
        component="section"
        aria-label="Opening hours"
        classes={{ root: 'embedded' }}
        sx={{ '&.embedded': { bgcolor: 'transparent' } }}
      >
        <p>In a ScopedCssBaseline</p>
        <Note />
      </ScopedCssBaseline>
    </Box>
  );
}
